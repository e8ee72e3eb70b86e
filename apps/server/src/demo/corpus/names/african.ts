/** Names of Africa; Ethiopian ones also in Geʽez script. */
import { nameSet } from './nameSet.ts';

export const westAfrican = nameSet(
  `Blessing, Grace, Ngozi, Chiamaka, Folasade, Abiodun, Ifeoma, Akosua, Abena, Efua, Temitope, Oluwaseun, Adaeze,
   Patience, Comfort, Yaa`,
  `Emmanuel, Samuel, Chukwuemeka, Olumide, Babatunde, Tunde, Ikechukwu, Kwame, Kofi, Kwabena, Godwin, Sunday, Festus,
   Oluwadamilola, Ebenezer, Yaw`,
  `Okafor, Adeyemi, Okonkwo, Eze, Balogun, Adebayo, Nwachukwu, Ogunleye, Onwuachimba, Oluwafunmilayo, Mensah, Owusu,
   Boateng, Asante, Osei-Bonsu, Agyeman-Duah, Amoako, Nkrumah`,
  { second: 0.3, shared: 0.85 },
);
export const eastAfrican = nameSet(
  `Wanjiru, Akinyi, Mercy, Esther, Faith, Nakato, Nabwire, Chebet, Neema, Upendo, Uwase, Mukamana, Joyce, Peninah`,
  `Kamau, Otieno, Peter, Joseph, Kipchoge, Mwangi, Okello, Musa, Baraka, Juma, Habimana, Nsengiyumva, Daudi, Wycliffe`,
  `Njoroge, Odhiambo, Kariuki, Wambui, Mutua, Kiprotich, Ochieng', Ng'ang'a, Ssemakula, Tumusiime, Mushi, Mwakasege,
   Niyonzima, Uwimana, Nyambura, Barasa`,
  { second: 0.4, shared: 0.6 },
);
export const southernAfrican = nameSet(
  'Nomvula, Thandiwe, Lerato, Precious, Zanele, Tendai, Rutendo, Annelie, Nokuthula, Busisiwe',
  "Sipho, Thabo, Bongani, Themba, Mandla, Tinashe, Farai, Pieter, Johannes, N'koana",
  'Dlamini, Nkosi, Ndlovu, Mokoena, Khumalo, Moyo, Chikowore, van der Merwe, du Plessis, Botha, Molefe, Sithole',
  { second: 0.2, shared: 0.9 },
);
export const centralAfrican = nameSet(
  "Béatrice, Clémentine, Espérance, Divine, Aya, Adjoua, Mbali, Nzinga, Antoinette, Solange, N'Guessan Marie, Awa",
  'Célestin, Dieudonné, Trésor, Gloire, Kouassi, Koffi, Kouamé, Moïse, Aimé, Fidèle, Yao, Jean-Bosco',
  "Mukendi, Kabongo, Tshibangu, Ilunga, Kasongo, N'Dri, N'Guessan, Kouadio, Konan, Traoré, Obiang, Nguema, Mbuyi",
  { second: 0.4, shared: 0.5 },
);
export const ethiopic = nameSet(
  'ሰላማዊት, ሐና, ማርታ, ትዕግስት, ራሔል, ብርሃን, ሳራ, ወይንሸት',
  'ዳዊት, ሳሙኤል, ተስፋዬ, ዮሐንስ, ጌታቸው, አበበ, ሰለሞን, ኤልያስ',
  'ተስፋዬ, በቀለ, ታደሰ, ገብረማርያም, አለሙ, ኃይሉ, መኮንን, ወልደሚካኤል',
);
export const ethiopicInLatin = nameSet(
  'Selamawit, Hanna, Marta, Tigist, Rahel, Birhan, Sara, Woinshet',
  'Dawit, Samuel, Tesfaye, Yohannes, Getachew, Abebe, Solomon, Elias',
  'Tesfaye, Bekele, Tadesse, Gebre-Mariam, Alemu, Hailu, Mekonnen, Wolde-Mikael',
);
