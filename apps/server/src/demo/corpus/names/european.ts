/** Names of Europe besides Spain, Portugal, France and Britain; Ukrainian and Bulgarian in Cyrillic, Greek in Greek. */
import { nameSet } from './nameSet.ts';

export const german = nameSet(
  'Anna, Katharina, Ursula, Käthe, Miriam, Judith, Sabine, Johanna, Lieselotte, Änne, Friederike',
  'Hans, Jürgen, Günther, Matthias, Johannes, Andreas, Jörg, Sören, Karl-Heinz, Friedrich, Lukas, Tobias',
  'Müller, Schmidt, Weiß, Schäfer, Köhler, Krüger, Böhm, Vogel, Größmann, von Bergen, Meyer-Lang, Zimmermann',
  { shared: 0.85 },
);
export const italian = nameSet(
  'Giulia, Chiara, Francesca, Lucia, Ester, Noemi, Rachele, Paola, Niccolina, Maria Grazia',
  'Giovanni, Luca, Matteo, Marco, Paolo, Pietro, Davide, Samuele, Gioele, Giosuè',
  "Rossi, Bianchi, Esposito, D'Amico, Dell'Acqua, De Luca, Colombo, Ferrari, Lo Presti, Santoro, Nicolò, Cipriani",
);
export const dutch = nameSet(
  'Anneke, Marijke, Esther, Noortje, Willemijn, Liesbeth, Hanneke, Zoë',
  'Jan, Pieter, Willem, Daniël, Joël, Gerrit, Maarten, Sjoerd',
  "de Vries, van den Berg, van 't Hof, Bakker, Visser, Jansen, ter Horst, Mulder, van der Meer, Dijkstra",
  { shared: 0.5 },
);
export const nordic = nameSet(
  'Ingrid, Astrid, Åsa, Karin, Elin, Märta, Linnéa, Solveig',
  'Lars, Björn, Håkan, Göran, Mikael, Åke, Jonas, Sven-Erik',
  'Andersson, Johansson, Lindqvist, Sjöberg, Åkesson, Öberg, Nyström, Bergström, Hägglund, Holmberg',
  { shared: 0.7 },
);
export const polish = nameSet(
  'Małgorzata, Agnieszka, Katarzyna, Zofia, Łucja, Estera, Rut, Elżbieta',
  'Paweł, Łukasz, Krzysztof, Michał, Tomasz, Stanisław, Józef, Wojciech',
  'Kowalski, Wiśniewski, Wójcik, Lewandowski, Zieliński, Szymański, Dąbrowski, Jabłoński, Brzęczyszczykiewicz',
  {
    familyFemale:
      'Kowalska, Wiśniewska, Wójcik, Lewandowska, Zielińska, Szymańska, Dąbrowska, Jabłońska, Brzęczyszczykiewicz',
    shared: 0.9,
  },
);
export const romanian = nameSet(
  'Ioana, Maria, Elena, Rebeca, Estera, Lidia, Ștefania, Cătălina',
  'Ion, Ștefan, Mihai, Andrei, Cătălin, Daniel, Ilie, Cristian',
  'Popescu, Ionescu, Pop, Țurcanu, Mureșan, Dumitrașcu, Bălan, Stănescu, Vlădescu, Lungu',
  { shared: 0.9 },
);
export const ukrainian = nameSet(
  'Олена, Ірина, Наталія, Надія, Віра, Любов, Оксана, Єва, Марія, Рут',
  'Олександр, Андрій, Петро, Павло, Михайло, Іван, Юрій, Сергій, Василь, Тарас',
  "Шевченко, Коваленко, Бондар, Кравчук, Мельник, Савицький, Гончар, Лисенко, Яремчук, В'юн",
  {
    familyFemale: "Шевченко, Коваленко, Бондар, Кравчук, Мельник, Савицька, Гончар, Лисенко, Яремчук, В'юн",
    shared: 0.9,
  },
);
export const bulgarian = nameSet(
  'Мария, Елена, Росица, Десислава, Надежда, Вяра, Цветелина, Йоана',
  'Георги, Димитър, Иван, Стефан, Петър, Христо, Николай, Данаил',
  'Иванов, Георгиев, Димитров, Петров, Стоянов, Тодоров, Ангелов, Николов',
  {
    familyFemale: 'Иванова, Георгиева, Димитрова, Петрова, Стоянова, Тодорова, Ангелова, Николова',
    shared: 0.9,
  },
);
export const greek = nameSet(
  'Ελένη, Μαρία, Σοφία, Ραχήλ, Λυδία, Ειρήνη',
  'Γιώργος, Νίκος, Παύλος, Στέφανος, Ανδρέας, Τιμόθεος',
  'Παπαδόπουλος, Νικολάου, Γεωργίου, Οικονόμου, Αντωνίου, Δημητρίου',
  { familyFemale: 'Παπαδοπούλου, Νικολάου, Γεωργίου, Οικονόμου, Αντωνίου, Δημητρίου', shared: 0.8 },
);
export const slavicInLatin = nameSet(
  'Olena, Iryna, Nataliia, Mariia, Elena, Rositsa, Desislava, Eleni',
  'Oleksandr, Andrii, Pavlo, Mykhailo, Georgi, Dimitar, Stefan, Nikos',
  'Shevchenko, Kovalenko, Melnyk, Kravchuk, Ivanov, Petrov, Stoyanov, Georgiou',
  { familyFemale: 'Shevchenko, Kovalenko, Melnyk, Kravchuk, Ivanova, Petrova, Stoyanova, Georgiou', shared: 0.9 },
);
