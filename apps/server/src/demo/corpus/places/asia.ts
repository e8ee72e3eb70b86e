/** Asia. */
import { english } from '../names/american.ts';
import {
  arabic,
  arabicInLatin,
  chinese,
  chineseInLatin,
  filipino,
  hindi,
  indianInLatin,
  indonesian,
  japanese,
  japaneseInLatin,
  korean,
  koreanInLatin,
  vietnamese,
} from '../names/asian.ts';
import { place } from './place.ts';

const asian = { language: 'en', churches: [['en', 1]], tones: [0, 1] } as const;

export const ASIA = [
  place('KR', 4, {
    ...asian,
    names: [
      [korean, 3],
      [koreanInLatin, 1],
    ],
    churches: [
      ['ko', 3],
      ['en', 1],
    ],
    cities: '서울/서울특별시/04###, 부산/부산광역시/48###, Daegu/Gyeongsangbuk-do/41###',
    streets: '세종대로, 해운대로, 은행나무길, 동성로',
    address: '{street} N',
    phone: '10########',
  }),
  place('TW', 2, {
    ...asian,
    names: [
      [chinese, 2],
      [chineseInLatin, 1],
    ],
    churches: [
      ['zh', 2],
      ['en', 1],
    ],
    cities: '台北/台北市/10###, 高雄/高雄市/80###, Taichung/Taichung City/40###',
    streets: '中山路, 忠孝東路, 民生路, 和平街',
    address: '{street}N號',
    phone: '9########',
  }),
  place('CN', 1, {
    ...asian,
    names: [
      [chinese, 3],
      [chineseInLatin, 1],
    ],
    churches: [['zh', 1]],
    cities: '温州/浙江/325###, 昆明/云南/650###',
    streets: '人民路, 解放街, 学院路',
    address: '{street}N号',
    phone: '138########',
  }),
  place('JP', 2, {
    ...asian,
    names: [
      [japanese, 2],
      [japaneseInLatin, 1],
    ],
    churches: [
      ['ja', 2],
      ['en', 1],
    ],
    cities: '横浜/神奈川県/220-####, 大阪/大阪府/530-####, Sapporo/Hokkaidō/060-####',
    streets: '桜木町, 緑が丘, 本町',
    address: '{street} #-1#-##',
    phone: '90########',
  }),
  place('IN', 5, {
    ...asian,
    tones: [2, 3, 4],
    names: [
      [hindi, 2],
      [indianInLatin, 2],
    ],
    churches: [
      ['hi', 1],
      ['en', 2],
    ],
    cities:
      'नई दिल्ली/दिल्ली/1100##, Kochi/Kerala/6820##, Aizawl/Mizoram/7960##, Hyderabad/Telangana/5000##, लखनऊ/उत्तर प्रदेश/2260##',
    streets: 'M.G. Road, Station Road, गांधी मार्ग, Church Road, Nehru Nagar',
    address: 'N, {street}',
    phone: '98########',
  }),
  place('PH', 5, {
    ...asian,
    tones: [1, 2, 3],
    names: [[filipino, 1]],
    cities:
      'Quezon City/Metro Manila/11##, Cebu City/Cebu/60##, Davao City/Davao del Sur/80##, Iloilo City/Iloilo/50##',
    streets: 'Rizal Street, Mabini Street, Bonifacio Avenue, Katipunan Avenue',
    address: 'N {street}, Brgy. San Isidro',
    phone: '917#######',
  }),
  place('ID', 2, {
    ...asian,
    tones: [1, 2, 3],
    names: [[indonesian, 1]],
    cities: 'Jakarta/DKI Jakarta/10###, Medan/Sumatera Utara/20###, Ambon/Maluku/97###',
    streets: 'Jl. Sudirman, Jl. Diponegoro, Jl. Melati, Jl. Gereja',
    address: '{street} No. N',
    phone: '812########',
  }),
  place('VN', 1, {
    ...asian,
    names: [[vietnamese, 1]],
    cities: 'Đà Nẵng/Đà Nẵng/55####, Hồ Chí Minh/Hồ Chí Minh/70####',
    streets: 'Đường Lê Lợi, Đường Trần Hưng Đạo, Đường Nguyễn Huệ',
    address: 'N {street}',
    phone: '90#######',
  }),
  place('SG', 1, {
    ...asian,
    tones: [0, 1, 3],
    names: [
      [indianInLatin, 1],
      [english, 1],
      [chineseInLatin, 3],
    ],
    cities: 'Singapore//5#####',
    streets: 'Serangoon Road, Bukit Timah Road, Tampines Avenue 4',
    address: 'Blk N {street} #0#-##',
    phone: '9#######',
  }),
  place('LB', 2, {
    ...asian,
    tones: [0, 1, 2],
    names: [
      [arabic, 2],
      [arabicInLatin, 1],
    ],
    churches: [
      ['ar', 2],
      ['en', 1],
    ],
    cities: 'بيروت/بيروت/11##, Zahlé/Beqaa/18##, طرابلس/الشمال/13##',
    streets: 'شارع الحمرا, شارع مار الياس, شارع الأرز',
    address: '{street} N',
    phone: '71######',
  }),
  place('JO', 1, {
    ...asian,
    tones: [1, 2, 3],
    names: [
      [arabic, 2],
      [arabicInLatin, 1],
    ],
    churches: [
      ['ar', 2],
      ['en', 1],
    ],
    cities: 'عمّان/عمّان/11###, Madaba/Madaba/17###',
    streets: 'شارع الرينبو, شارع الملكة رانيا',
    address: '{street} N',
    phone: '79#######',
  }),
];
