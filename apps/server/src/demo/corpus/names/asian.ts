/** Names of Asia and Oceania in their own scripts, and as their bearers write them in Latin letters. */
import { nameSet } from './nameSet.ts';

export const korean = nameSet(
  '은혜, 지혜, 미영, 수진, 혜진, 영숙, 정희, 하은, 사랑, 선영',
  '민준, 성호, 요한, 영수, 지훈, 동현, 상우, 다니엘, 현우, 재훈',
  '김, 이, 박, 최, 정, 강, 조, 윤, 장, 임, 한, 남궁, 황보',
);
export const koreanInLatin = nameSet(
  'Eun-hye, Ji-hye, Mi-young, Soo-jin, Hye-jin, Ha-eun',
  'Min-jun, Sung-ho, Yo-han, Young-soo, Dong-hyun, Jae-hoon',
  'Kim, Lee, Park, Choi, Jung, Kang, Yoon, Namgung',
);
export const chinese = nameSet(
  '恩慧, 美玲, 丽华, 雅文, 秀英, 静宜, 路得, 佳音, 慧敏, 淑芬',
  '约翰, 建国, 志明, 伟强, 保罗, 家豪, 文杰, 恩光, 天佑, 俊杰',
  '王, 李, 张, 刘, 陈, 杨, 黄, 林, 欧阳, 司徒',
);
export const chineseInLatin = nameSet(
  'Mei-ling, Li-hua, Ya-wen, Grace, Hui-min, Esther',
  'Chih-ming, Wei-chiang, Paul, Chia-hao, Wen-chieh, John',
  'Wang, Lee, Chang, Chen, Huang, Lin, Ou-Yang, Wong',
);
export const japanese = nameSet(
  '恵子, 花子, 美咲, 由美, 光, 真理, さくら, 千尋',
  '健一, 太郎, 誠, 大輔, 浩, ヨシュア, 信夫, 光男',
  '佐藤, 鈴木, 高橋, 田中, 伊藤, 山本, 小林, 長谷川',
  { shared: 1 },
);
export const japaneseInLatin = nameSet(
  'Keiko, Hanako, Misaki, Yumi, Mari, Chihiro',
  "Ken'ichi, Tarō, Makoto, Daisuke, Hiroshi, Nobuo",
  'Satō, Suzuki, Takahashi, Tanaka, Itō, Yamamoto, Kobayashi, Hasegawa',
  { shared: 1 },
);
export const hindi = nameSet(
  'प्रिया, अनीता, सुनीता, आशा, मरियम, रूत, ज्योति, कृपा, शांति, दीपिका',
  'राजेश, दाऊद, शमूएल, विजय, अनिल, संजय, पौलुस, प्रकाश, सुरेश, योना',
  'कुमार, सिंह, शर्मा, मसीह, दास, वर्मा, लाल, यादव, गुप्ता, क्रिस्टोफर',
  { shared: 0.7 },
);
export const indianInLatin = nameSet(
  'Priya, Anita, Asha, Mariamma, Jyoti, Kripa, Susheela, Deepika, Lalhmingmawii, Thankamma',
  'Rajesh, Samuel, Vijay, Anil, Sanjay, Prakash, Suresh, Lalthanmawia, Kurian, Venkatanarasimharajuvaripeta',
  'Kumar, Singh, Masih, Das, Varghese, Chacko, Thomas, Rao, Lyngdoh, Subramaniam',
  { shared: 0.7 },
);
export const arabic = nameSet(
  'مريم, سارة, هدى, نور, رحمة, ليلى, راعوث, حنان, سلوى, إيمان',
  'يوحنا, مرقس, بولس, جورج, سمير, إلياس, داود, مينا, عماد, إبراهيم',
  'الخوري, حداد, منصور, عيسى, نصّار, عبد المسيح, حنا, سليمان, غطاس, شحاتة',
);
export const arabicInLatin = nameSet(
  'Mariam, Sara, Huda, Nour, Layla, Salwa',
  "Youhanna, Marcos, Boulos, George, Samir, Elias, Mina, Isma'il",
  'El-Khoury, Haddad, Mansour, Issa, Nassar, Abdel-Masih, Hanna, Shehata',
);
export const filipino = nameSet(
  'Maricel, Rosalie, Jocelyn, Marites, Cristina, Lourdes, Analyn, Precious Joy, Divina, Corazon',
  'Rodel, Jun, Danilo, Ernesto, Jericho, Reynaldo, Nonoy, Mark Anthony, Elmer, Josue',
  'Dela Cruz, Santos, Reyes, Bautista, Villanueva, Macaraeg, Dimaculangan, Panganiban, Magsaysay, Peña, Catacutan',
  { shared: 0.95 },
);
export const indonesian = nameSet(
  'Maria, Dewi, Ester, Lestari, Ruth, Kristina, Debora, Yohana',
  'Budi, Yohanes, Petrus, Agus, Markus, Andreas, Hendra, Yosua',
  'Simanjuntak, Sitompul, Wijaya, Santoso, Nainggolan, Hutapea, Manuputty, Tumbelaka',
  { shared: 0.3 },
);
export const vietnamese = nameSet(
  'Thị Hồng, Ngọc Ánh, Thùy Dương, Phương Thảo, Ân Điển, Mỹ Linh',
  'Văn Đức, Minh Tuấn, Quốc Bảo, Phước Lộc, Đình Phúc, Hữu Nghĩa',
  'Nguyễn, Trần, Lê, Phạm, Huỳnh, Võ, Đặng, Bùi',
);
export const pacific = nameSet(
  'Sela, Mele, Litia, Talia, Aroha, Losa',
  "Sione, Tevita, Ioane, Semisi, Wiremu, Ma'afu",
  "Tu'ipulotu, Fonoti, Tuilagi, Vea, Ngata, Te Kani, Fa'asavalu, Latu",
  { shared: 0.9 },
);
