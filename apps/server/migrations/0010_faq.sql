-- Frequent questions as they were saved, each time anew: the newest row is shown, the older ones are its history.
create table faq (
  version int primary key,
  -- [{ title: { en, es }, elements: [{ question: { en, es }, answer: { en, es } }] }], in their order
  groups jsonb not null,
  saved_at timestamptz not null,
  -- Nobody: as the portal came.
  saved_by bigint references staff_user (id)
);

insert into faq (version, groups, saved_at) values (1, $faq$[
  {
    "title": { "en": "Your account", "es": "Su cuenta" },
    "elements": [
      {
        "question": { "en": "How do I change my password?", "es": "¿Cómo cambio mi contraseña?" },
        "answer": {
          "en": "Open the profile menu at the top right and choose Change password. Your present password is asked for. Your other devices are signed out.",
          "es": "Abra el menú del perfil, arriba a la derecha, y elija Cambiar contraseña. Se le pedirá la contraseña actual. Se cierra la sesión en sus otros dispositivos."
        }
      },
      {
        "question": { "en": "I was signed out. Did I lose my work?", "es": "Se cerró mi sesión. ¿Perdí mi trabajo?" },
        "answer": {
          "en": "No. Sign in again in the same tab and you return to the page you were on; what you were typing is offered again. A session ends 12 hours after your last activity, or after 30 days if you asked to be kept signed in.",
          "es": "No. Inicie sesión en la misma pestaña y volverá a la página donde estaba; lo que escribía se le ofrece de nuevo. Una sesión termina 12 horas después de su última actividad, o a los 30 días si pidió mantenerla abierta."
        }
      },
      {
        "question": { "en": "How do I work in another of my roles?", "es": "¿Cómo trabajo con otro de mis roles?" },
        "answer": {
          "en": "Open the profile menu and choose the role. The menu and the board change with it.",
          "es": "Abra el menú del perfil y elija el rol. El menú y el tablero cambian con él."
        }
      }
    ]
  },
  {
    "title": { "en": "The board", "es": "El tablero" },
    "elements": [
      {
        "question": { "en": "How do I move a card without dragging it?", "es": "¿Cómo muevo una tarjeta sin arrastrarla?" },
        "answer": {
          "en": "Open the card's menu and choose Move card, or press M while the card has the focus. On a phone this is the only way. Press ? to see all keys.",
          "es": "Abra el menú de la tarjeta y elija Mover tarjeta, o pulse M con la tarjeta seleccionada. En el teléfono es la única forma. Pulse ? para ver todas las teclas."
        }
      },
      {
        "question": { "en": "Why does a card go back after I moved it?", "es": "¿Por qué una tarjeta regresa después de moverla?" },
        "answer": {
          "en": "Something is still missing, or somebody changed the card first. The notice says what. The open card lists what it waits for and offers the next step.",
          "es": "Aún falta algo, o alguien cambió antes la tarjeta. El aviso dice qué. La tarjeta abierta muestra lo que espera y ofrece el paso siguiente."
        }
      },
      {
        "question": { "en": "Can I undo a move?", "es": "¿Puedo deshacer un movimiento?" },
        "answer": {
          "en": "Yes, within 10 seconds, with Undo in the notice that follows the move. After that, move the card again if its stage allows it.",
          "es": "Sí, durante 10 segundos, con Deshacer en el aviso que sigue al movimiento. Después, mueva otra vez la tarjeta si la etapa lo permite."
        }
      }
    ]
  },
  {
    "title": { "en": "When something does not work", "es": "Cuando algo no funciona" },
    "elements": [
      {
        "question": { "en": "What happens when my connection is lost?", "es": "¿Qué pasa si pierdo la conexión?" },
        "answer": {
          "en": "A banner says so. Moves and what you send wait and are sent by themselves when the connection is back. Do not close the tab before that.",
          "es": "Un aviso lo indica. Los movimientos y lo que envía esperan y se envían por sí mismos cuando vuelve la conexión. No cierre la pestaña antes."
        }
      },
      {
        "question": { "en": "How do I report a problem?", "es": "¿Cómo informo un problema?" },
        "answer": {
          "en": "Choose Tell an administrator beside the message. It carries what an administrator needs to find the cause.",
          "es": "Elija Avisar a administración junto al mensaje. Lleva lo que se necesita para encontrar la causa."
        }
      }
    ]
  }
]$faq$, now());
