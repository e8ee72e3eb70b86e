/** Invented names of churches, in the language of the place. */
import { list, type Random } from './random.ts';

interface Naming {
  /** `{name}` is one of `names`. The first are the commoner. */
  patterns: readonly string[];
  names: readonly string[];
}

const naming = (patterns: string, names: string): Naming => ({
  patterns: patterns.split('|').map((pattern) => pattern.normalize('NFC').trim()),
  names: list(names),
});

const NAMINGS = {
  es: naming(
    `Iglesia {name} | Ministerio {name} | Centro Cristiano {name} | Comunidad {name} | Iglesia Cristiana {name} |
     Iglesia Evangélica {name} | Templo {name} | Casa de Oración {name} | Ministerios {name} | Misión {name} (Sede Norte) |
     {name}, Familia & Fe | Ministerio Internacional de Restauración Familiar {name} | Iglesia {name} 2`,
    `Roca Eterna, Manantial de Vida, El Buen Pastor, Luz del Alba, Nueva Jerusalén, Árbol de Vida, Puertas Abiertas,
     Aguas Vivas, La Viña, Monte Sion, El Renuevo, Camino de Santidad, Fuente de Gracia, Lirio de los Valles, Maranata,
     Betania, El Shaddai, Semilla de Fe, Pan de Vida, Cosecha Nueva, Corazón de León, Estrella de la Mañana, Salmo 23,
     Ebenezer, Alas de Águila, Olivar Verde, Torre Fuerte, Niño Amado, Tierra Fértil, Rehobot`,
  ),
  en: naming(
    `{name} Church | {name} Fellowship | {name} Ministries | {name} Christian Center | {name} Community Church |
     {name} Chapel | {name} Worship Center | {name} Assembly | House of Prayer at {name} | {name} (Eastside Campus) |
     {name} & Family Ministries | The International Gathering of {name}, Hope and Healing`,
    `Living Stone, Harvest Field, Cedar Grove, Morning Light, New Covenant, Rivers of Grace, Open Gate, Mount Olive,
     Good Shepherd, Shepherd's Rest, Bread of Life, Jubilee, Cornerstone, Lighthouse, Tree of Life, Stillwater,
     Evergreen, Upper Room, Mercy Hill, Kingdom Vine, Psalm 121, Restoration, Bethesda, Silver Lamp, Eagle's Wings`,
  ),
  pt: naming(
    'Igreja {name} | Comunidade {name} | Ministério {name} | Igreja Evangélica {name} | Centro Cristão {name} | Igreja {name} (Sede)',
    `Água Viva, Rocha Eterna, Nova Aliança, Fonte da Graça, Videira Verdadeira, Coração em Chamas, Manancial, Semeador,
     Estrela da Manhã, Monte das Oliveiras, Pão da Vida, Caminho do Céu, Esperança e Fé, Pão & Peixe`,
  ),
  fr: naming(
    'Église {name} | Centre Évangélique {name} | Communauté {name} | Mission {name} | Assemblée {name}',
    `Source de Vie, La Bonne Semence, Bonne Nouvelle, Roc Éternel, L'Olivier, Porte Ouverte, Lumière du Matin,
     Pain de Vie, Nouvelle Alliance, Parole & Grâce, L'Étoile du Berger`,
  ),
  it: naming(
    'Chiesa Evangelica {name} | Comunità {name} | Centro Cristiano {name}',
    "Acqua Viva, L'Ulivo, Buon Pastore, Nuova Vita, La Vite, Città di Luce, Roccia dei Secoli",
  ),
  de: naming(
    '{name} Gemeinde | Freie Gemeinde {name} | Christuszentrum {name}',
    'Lebensquelle, Brückenbau, Neues Leben, Weinstock, Morgenröte, Am Ölberg, Großer Hirte',
  ),
  uk: naming(
    'Церква {name} | Церква Євангельських Християн {name} | Спільнота {name}',
    'Благодать, Нове Життя, Джерело Життя, Віфанія, Спасіння, Світло Надії, Жива Вода',
  ),
  bg: naming(
    'Църква {name} | Евангелска църква {name}',
    'Благодат, Нов живот, Жива вода, Добрият пастир, Светлина, Сион',
  ),
  am: naming('{name} ቤተ ክርስቲያን', 'ጸጋ, የሕይወት ውኃ, ብርሃን, ቤተል, የእምነት ቃል'),
  ar: naming('كنيسة {name} | كنيسة {name} الإنجيلية', 'النور, الراعي الصالح, الينبوع, النعمة, الرجاء, الكرمة, بيت إيل'),
  ko: naming(
    '{name}교회 | {name} 선교교회 | {name} 공동체교회',
    '은혜, 새생명, 사랑, 반석, 소망의빛, 생수, 포도나무, 열린문',
  ),
  zh: naming('{name}教会 | {name}堂', '恩典, 活水, 磐石, 新生命, 真光, 葡萄园, 好牧人'),
  ja: naming('{name}キリスト教会 | {name}チャペル', '恵み, 光の子, 命の泉, 希望, ぶどうの木'),
  hi: naming('{name} कलीसिया | {name} प्रार्थना भवन', 'अनुग्रह, जीवन जल, नया जीवन, ज्योति, आशा, अच्छा चरवाहा'),
} as const satisfies Record<string, Naming>;

/** A language of which the corpus knows names of churches. */
export type ChurchStyle = keyof typeof NAMINGS;

const MAX_LENGTH = 100;

/** A church's name that the form accepts (product/fields.md#names). */
export function churchNameOf(style: ChurchStyle, random: Random): string {
  const { patterns, names } = NAMINGS[style];
  // The first patterns are the usual ones: the smaller of two draws comes more often.
  const pattern = patterns[Math.min(random.whole(0, patterns.length - 1), random.whole(0, patterns.length - 1))];
  const name = random.pick(names);
  const full = (pattern ?? '{name}').replace('{name}', name);
  return full.length <= MAX_LENGTH ? full : name;
}
