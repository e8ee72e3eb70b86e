/** Names of Latin America, Spain, Portugal and of the English-speaking world. */
import { nameSet } from './nameSet.ts';

export const hispanic = nameSet(
  `María, Ana, Rosa, Carmen, Lucía, Sofía, Gabriela, Daniela, Verónica, Patricia, Guadalupe, Elena, Beatriz, Mónica,
   Marta, Noemí, Raquel, Esther, Débora, Ruth, Miriam, Abigail, Jimena, Ximena, Valentina, Camila, Inés, Belén,
   Rocío, Soledad, Consuelo, Begoña, Itzel, Yolanda, Graciela, Silvia, Claudia, Lorena, Pilar, Ángela`,
  `José, Juan, Luis, Carlos, Jorge, Miguel, Pedro, Andrés, Raúl, Óscar, Héctor, Rubén, Sergio, Iván, Adrián, Tomás,
   Simón, Ángel, Moisés, Josué, Samuel, Daniel, David, Elías, Isaías, Joel, Abel, Gerardo, Martín, Ramón, Félix,
   Julián, Nicolás, Sebastián, Matías, Íñigo, Efraín, Wilmer, Germán, Álvaro`,
  `García, Rodríguez, Martínez, Hernández, López, González, Pérez, Sánchez, Ramírez, Torres, Flores, Rivera, Gómez,
   Díaz, Reyes, Morales, Cruz, Ortiz, Gutiérrez, Chávez, Ramos, Vargas, Castillo, Jiménez, Mendoza, Ruiz, Álvarez,
   Núñez, Peña, Ibáñez, Muñoz, Zúñiga, Quiñones, Echeverría, Bustamante, Villanueva, Cárdenas, Montenegro, Mamani,
   Quispe, Huamán, de la Cruz, de los Santos, del Río, García-López, Ponce de León, Yáñez, Arce, Ojeda, Urrutia`,
  { familyNames: 2, second: 0.4 },
);

export const lusophone = nameSet(
  `Maria, Ana, Juliana, Fernanda, Patrícia, Aline, Débora, Rebeca, Raquel, Luciana, Simone, Vanessa, Conceição, Inês,
   Beatriz, Letícia, Priscila, Eunice, Noêmia, Lídia, Tatiana, Sônia, Cláudia, Márcia, Graça`,
  `João, José, Antônio, Paulo, Lucas, Mateus, Tiago, André, Davi, Samuel, Josué, Elias, Marcelo, Ricardo, Fábio,
   Rogério, Sérgio, Márcio, Leandro, Gustavo, Estêvão, Natanael, Gilberto, Edson, Wesley`,
  `Silva, Santos, Oliveira, Souza, Lima, Pereira, Ferreira, Costa, Rodrigues, Almeida, Nascimento, Araújo, Melo,
   Barbosa, Cardoso, Rocha, Gonçalves, Assunção, Conceição, Magalhães, Guimarães, da Silva, dos Santos, d'Ávila,
   Sant'Anna, Brandão, Falcão, Teixeira, Moreira, Cavalcanti`,
  { familyNames: 2, second: 0.3, shared: 0.6 },
);

export const english = nameSet(
  `Mary, Grace, Ruth, Hannah, Rebecca, Deborah, Naomi, Sarah, Elizabeth, Joy, Faith, Hope, Linda, Karen, Michelle,
   Angela, Tamika, Latoya, Jasmine, Brianna, Megan, Siobhan, Charlotte, Eleanor, Victoria, Mary-Ann, Renée, Zoë`,
  `James, John, Robert, Michael, William, David, Joseph, Thomas, Daniel, Matthew, Mark, Paul, Stephen, Kenneth, Joshua,
   Kevin, Brian, Marcus, Darnell, Tyrone, Andre, Nathaniel, Caleb, Ethan, Sean, Liam, Declan, J. Patrick`,
  `Smith, Johnson, Williams, Brown, Jones, Davis, Miller, Wilson, Anderson, Taylor, Thomas, Jackson, White, Harris,
   Martin, Thompson, Walker, Robinson, Hall, Young, King, Wright, Scott, Hill, Green, Baker, Nelson, Carter, O'Brien,
   O'Connor, O'Neill, D'Angelo, McDonald, MacGregor, St. Clair, Smith-Jones, Taylor-Reid, Van Houten, Featherstonehaugh,
   Fitzgerald`,
  { second: 0.25, shared: 0.9 },
);

export const french = nameSet(
  `Marie, Françoise, Élise, Hélène, Chloé, Noémie, Céline, Véronique, Aurélie, Geneviève, Rachelle, Esther, Déborah,
   Marie-Claire, Anne-Sophie, Josiane`,
  `Jean, Pierre, François, André, René, Étienne, Benoît, Gaël, Jérôme, Samuel, Josué, Emmanuel, Jean-Baptiste,
   Jean-Marc, Loïc, Frédéric`,
  `Martin, Bernard, Dubois, Lefèvre, Moreau, Girard, Rousseau, Lemaître, Beaumont, Desrosiers, Saint-Pierre, L'Écuyer,
   Delacroix, d'Aubigné, Benoît, Toussaint, Baptiste, Jean-Louis, Lafontaine, Gagné`,
  { second: 0.15, shared: 0.8 },
);
