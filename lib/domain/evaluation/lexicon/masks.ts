import { words } from "../fold.ts";

/** Words that show gender, title or family, per language; matched as whole words, in any case. */
export const MASKED_WORDS = {
  en: {
    person: words(`
      he, she, him, her, his, hers, himself, herself, man, woman, men, women, girl, girls, boy,
      boys, lady, ladies, gentleman, gentlemen, guy, guys, gal, gals, male, males, female,
      females, dude, dudes, fella, fellas, lad, lads, lass, hisself, schoolboy, schoolgirl, s/he,
      (s)he
    `),
    title: words("mr, mrs, ms, mx, miss, sir, ma'am, maam, madam, madame, mister, missus"),
    family: words(`
      mother, mothers, mom, moms, mum, mums, mommy, mummy, momma, mamma, mama, father, fathers,
      dad, dads, daddy, papa, pops, wife, wives, wifey, husband, husbands, spouse, spouses, son,
      sons, daughter, daughters, child, children, kid, kids, baby, babies, toddler, brother,
      brothers, sister, sisters, sibling, siblings, sis, bro, aunt, aunts, auntie, aunty, aunties,
      uncle, uncles, cousin, cousins, niece, nieces, nephew, nephews, grandmother, grandmothers,
      grandma, grandmas, granny, nana, grandfather, grandfathers, grandpa, grandpas, granddad,
      grandad, gramps, grandparent, grandparents, grandson, grandsons, granddaughter,
      granddaughters, grandchildren, grandkid, grandkids, grandchild, godmother, godfather,
      godparent, godparents, godson, goddaughter, godchild, godchildren, stepmother, stepfather,
      stepmom, stepdad, stepparent, stepparents, stepson, stepsons, stepdaughter, stepdaughters,
      stepchild, stepchildren, stepkids, stepbrother, stepbrothers, stepsister, stepsisters,
      half-brother, half-sister, in-law, in-laws, mother-in-law, father-in-law, sister-in-law,
      brother-in-law, son-in-law, daughter-in-law, mother in law, father in law, sister in law,
      brother in law, son in law, daughter in law, hubby, housewife, housewives, boyfriend,
      boyfriends, girlfriend, girlfriends, fiance, fiancee, fiancé, fiancée, motherhood,
      fatherhood, breastfeeding, pregnant, pregnancy, maternity, paternity, married, unmarried,
      divorced, widow, widows, widower, widowed
    `),
  },
  es: {
    person: words(`
      él, ella, ellos, ellas, hombre, hombres, mujer, mujeres, chico, chica, chicos, chicas,
      muchacho, muchacha, muchachos, muchachas, caballero, caballeros, dama, damas, varón,
      varones, vato, vatos, muchachita, muchachito
    `),
    title: words(`
      señor, señora, señores, señoras, señorita, señoritas, senor, senora, senorita, sr, sra,
      srta, sras, srtas, sres, doña
    `),
    family: words(`
      madre, madres, mamá, mamás, mama, mami, mamita, padre, padres, papá, papás, papi, papito,
      mi papa, mis papas, su papa, cónyuge, esposa, esposo, esposas, esposos, marido, hijo, hija,
      hijos, hijas, mijo, mija, hijito, hijita, bebé, bebés, nene, nena, nenes, nenas, niño, niña,
      niños, niñas, nino, nina, ninos, ninas, chamaco, chamaca, chamacos, chamacas, hijastro,
      hijastra, hijastros, hijastras, hermano, hermana, hermanos, hermanas, hermanito, hermanita,
      hermanitos, hermanitas, hermanastro, hermanastra, tío, tía, tíos, tías, tio, tia, tios,
      tias, primo, prima, primos, primas, sobrino, sobrina, sobrinos, sobrinas, abuelo, abuela,
      abuelos, abuelas, abuelito, abuelita, abuelitos, bisabuelo, bisabuela, bisnieto, bisnieta,
      nieto, nieta, nietos, suegro, suegra, consuegro, consuegra, consuegros, cuñado, cuñada,
      cunado, cunada, cunados, cunadas, concuño, concuña, nuera, nueras, yerno, yernos, padrastro,
      padrastros, madrastra, madrastras, compadre, compadres, comadre, comadres, padrino,
      padrinos, madrina, madrinas, ahijado, ahijada, ahijados, ahijadas, novio, novia, nietas,
      suegros, suegras, cuñados, cuñadas, exesposa, exesposo, exmarido, exnovio, exnovia,
      noviazgo, ama de casa, embarazada, embarazo, maternidad, paternidad, encinta, casado,
      casada, casados, casadas, soltero, soltera, solteros, solteras, divorciado, divorciada,
      divorciados, divorciadas, viudo, viuda
    `),
  },
} as const;

/** Of these lists, what is an everyday word in the other language: 'he trabajado', 'son buenos', 'papa', 'Sr. cook'. */
export const INNOCENT = {
  en: words("he, son, male, papa, mx, miss, nana, lass, sis"),
  es: words("sr, chico, chicos, chica, dama, prima, nina"),
} as const;

/** English words that show gender and are no words of another language that writes Latin letters. */
export const UNMISTAKABLE = words(
  "she, s/he, (he), he/she, she/he, he/him, his, him, himself, herself, hisself, hers",
);

/** First names often met in the trade, English and Spanish and beyond; whole words with a capital. */
export const FIRST_NAMES = words(`
  Aaliyah, Aaron, Abigail, Adam, Adriana, Ahmed, Aisha, Alan, Albert, Alejandra, Alejandro, Alex,
  Alexander, Alexis, Ali, Alice, Allison, Amanda, Amber, Amina, Amit, Amy, Ana, Andrea, Andres,
  Andrew, Andrés, Angela, Anita, Ann, Anna, Anne, Anthony, Antonio, Arthur, Ashley, Austin,
  Barbara, Beatriz, Ben, Benjamin, Betty, Beverly, Bill, Billy, Bob, Bobby, Brad, Bradley,
  Brandon, Brenda, Brett, Brian, Brittany, Bruce, Bryan, Caleb, Camila, Carl, Carlos, Carmen,
  Carol, Carolyn, Carrie, Catherine, Charles, Charlotte, Cheryl, Chidi, Chris, Christina,
  Christine, Christopher, Claudia, Cynthia, Dan, Daniel, Daniela, Danielle, Darnell, Dave, David,
  DeShawn, Deborah, Debra, Deepak, Denise, Dennis, Deshawn, Diana, Diane, Diego, Dmitri, Dolores,
  Donald, Donna, Doris, Dorothy, Dylan, Ebony, Eduardo, Edward, Elena, Elijah, Elizabeth, Emeka,
  Emilio, Emily, Emma, Enrique, Eric, Esperanza, Ethan, Evelyn, Fatima, Fernando, Frances,
  Francisco, Gabriel, Gabriela, Gary, Geoffrey, George, Gerald, Gloria, Greg, Gregory, Guadalupe,
  Hakim, Hannah, Harold, Hassan, Heather, Hector, Helen, Henry, Hiroshi, Héctor, Ibrahim, Isabel,
  Isabella, Ivan, Jack, Jacob, Jacqueline, Jamal, James, Janet, Janice, Jason, Javier, Jay, Jean,
  Jeff, Jeffrey, Jennifer, Jeremy, Jermaine, Jerry, Jesse, Jessica, Jesus, Jesús, Jill, Jim, Joan,
  Joe, John, Jonathan, Jordan, Jorge, Jose, Joseph, Joshua, José, Joyce, Juan, Juana, Judith,
  Judy, Julia, Julie, Justin, Kareem, Karen, Katherine, Kathleen, Kathryn, Kayla, Keisha, Keith,
  Kelly, Ken, Kenneth, Kevin, Khadija, Kim, Kimberly, Kristen, Kwame, Kyle, Lakisha, Larry,
  Latoya, Laura, Lauren, Laurie, Lawrence, Leroy, Leticia, Li, Liam, Linda, Linh, Lisa, Logan,
  Lori, Lucas, Lucia, Lucía, Luis, Lupe, Madison, Malik, Manuel, Marcos, Margaret, Margarita,
  Maria, Mariana, Marilyn, Mario, Marta, Martha, Mary, María, Mason, Mateo, Matt, Matthew, Megan,
  Mei, Melissa, Meredith, Michael, Michelle, Miguel, Mike, Ming, Minh, Mohamed, Mohammed,
  Muhammad, Nancy, Natalie, Natasha, Nathan, Ngozi, Nguyen, Nicholas, Nick, Nicole, Noah, Olga,
  Olivia, Omar, Oscar, Pablo, Pamela, Patricia, Patricio, Patrick, Paul, Pedro, Peter, Pilar,
  Priya, Rachel, Rafael, Raj, Ramon, Ramón, Randy, Rasheed, Raul, Raúl, Rebecca, Ricardo, Richard,
  Robert, Roberto, Roger, Ronald, Rosa, Roy, Russell, Ruth, Ryan, Sam, Samantha, Samuel, Sandra,
  Sanjay, Santiago, Sara, Sarah, Scott, Sean, Sergio, Shanice, Sharon, Shirley, Silvia, Sofia,
  Sofía, Sophia, Stephanie, Stephen, Steve, Steven, Susan, Svetlana, Tamika, Teresa, Terry,
  Theresa, Thomas, Tiffany, Tim, Timothy, Todd, Tom, Tony, Tremayne, Tyler, Tyrone, Valentina,
  Veronica, Verónica, Victoria, Vincent, Virginia, Walter, Wayne, Wei, William, Willie, Yolanda,
  Yuki, Yusuf, Zachary, Óscar
`);

/** Capitalised words that are not names of persons. */
export const NOT_NAMES = words(`
  A, After, Also, Always, An, And, April, As, At, August, Ayer, Because, Before, Bluetooth, But,
  By, ChatGPT, Christmas, Clorox, Con, Cuando, December, Después, DocuSign, DoorDash, Easter, El,
  En, English, Excel, February, FedEx, First, For, Freon, Friday, Fridays, From, God, Google,
  GrubHub, He, HouseCall, I, I'd, I'll, I'm, I've, If, In, Internet, It, January, July, June, La,
  Las, Last, Le, Les, LinkedIn, Los, Luego, Lunes, Lysol, March, Martes, May, Me, Mi, Monday,
  Mondays, My, MyChart, Next, No, November, October, Okay, On, Once, OneDrive, OpenTable, Our,
  Para, PayPal, Por, PowerPoint, Primero, QuickBooks, Saturday, Saturdays, Section, September,
  ServSafe, ServiceTitan, She, Si, Siempre, So, Sometimes, Spanish, Sunday, Sundays, Swiffer, Sí,
  Thanksgiving, That, The, Then, There, They, This, Thursday, Thursdays, TikTok, To, Tuesday,
  Tuesdays, Type, Un, Una, We, We'd, We're, We've, Wednesday, Wednesdays, Well, WhatsApp, When,
  Wi-Fi, WiFi, Windex, With, Word, Yes, Yo, You, YouTube
`);

/** Words of talk and of orders that may follow without a full stop, folded: 'with everybody Let's play'. */
export const OPENINGS = words(`
  let's, let, imagine, consider, please, pretend, ignore, disregard, forget, rate, score, assume,
  suppose, remember, override, treat, skip, stop, raise, drop, whatever, whoever, could, would,
  now, nobody, everyone, everybody, never, always, people, sorry, wear, once, pues, usted, ignora,
  olvida, califica, soy, nadie, siempre, nunca, una, uno
`);
