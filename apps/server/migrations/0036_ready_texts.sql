-- What staff ask for again and again when they ask for corrections, as it was saved, each time anew: the newest row is in use,
-- the older ones are its history.
create table ready_text (
  version int primary key,
  -- [{ text: { en, es }, places, active }], in their order; no places = it suits every field.
  texts jsonb not null,
  saved_at timestamptz not null,
  -- Nobody: as the portal came.
  saved_by bigint references staff_user (id)
);

insert into ready_text (version, texts, saved_at) values (1, $texts$[
  {"text": {"en": "The document can't be read. Please send a sharper picture, or a scan in which every letter can be read.", "es": "El documento no se lee bien. Envíe una imagen más nítida o un escaneo en el que se lea todo, por favor."}, "places": ["documents"], "active": true},
  {"text": {"en": "Part of the document is cut off. Please send all its pages, with their four corners in view.", "es": "El documento está cortado. Envíe todas sus páginas, con las cuatro esquinas a la vista, por favor."}, "places": ["documents"], "active": true},
  {"text": {"en": "The document has expired. Please send the current one.", "es": "El documento está vencido. Envíe el vigente, por favor."}, "places": ["documents"], "active": true},
  {"text": {"en": "The signature or the seal is missing. Please send the signed document.", "es": "Falta la firma o el sello. Envíe el documento firmado, por favor."}, "places": ["documents"], "active": true},
  {"text": {"en": "This is another document, or somebody else's. Please send the one that is asked for.", "es": "Este es otro documento o es de otra persona. Envíe el que se solicita, por favor."}, "places": ["documents"], "active": true},
  {"text": {"en": "Please send a recent photo of your face alone, looking at the camera, with good light and a plain background.", "es": "Envíe una foto reciente solo de su rostro, mirando a la cámara, con buena luz y un fondo liso, por favor."}, "places": ["photos"], "active": true},
  {"text": {"en": "Please write it exactly as it appears in the government ID.", "es": "Escríbalo exactamente como aparece en el documento de identidad, por favor."}, "places": ["leader", "spouse"], "active": true},
  {"text": {"en": "We couldn't reach anyone at this number. Please check it, with its country code.", "es": "No logramos comunicarnos en este número. Revíselo junto con el código de país, por favor."}, "places": ["leader", "spouse", "ministry", "contact"], "active": true},
  {"text": {"en": "Our email to this address came back. Please write an address that you read.", "es": "El correo a esta dirección fue devuelto. Escriba una dirección que usted revise, por favor."}, "places": ["leader", "spouse", "ministry", "contact"], "active": true},
  {"text": {"en": "The address is not complete. Please write street, number and, if there is one, a landmark.", "es": "La dirección no está completa. Escriba la calle, el número y, si la hay, una referencia, por favor."}, "places": ["leader", "ministry"], "active": true},
  {"text": {"en": "Please count active members only, without visitors.", "es": "Cuente solo a los miembros activos, sin las visitas, por favor."}, "places": ["ministry"], "active": true},
  {"text": {"en": "The page doesn't open or belongs to another church. Please write the one in use.", "es": "La página no abre o es de otra iglesia. Escriba la que está en uso, por favor."}, "places": ["ministry"], "active": true},
  {"text": {"en": "This is not complete. Please complete it.", "es": "Falta una parte. Complétela, por favor."}, "places": [], "active": true},
  {"text": {"en": "This doesn't match the documents you sent. Please check which is right.", "es": "Esto no coincide con los documentos que envió. Revise cuál es el dato correcto, por favor."}, "places": [], "active": true}
]$texts$, now());
