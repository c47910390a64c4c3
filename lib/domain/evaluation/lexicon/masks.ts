import { words } from "../fold.ts";

/** Words that show gender, title or family, per language; matched as whole words, in any case. */
export const MASKED_WORDS = {
  en: {
    person: words(
      "he, she, him, her, his, hers, himself, herself, man, woman, men, women, girl, girls, boy, boys, lady, ladies, gentleman, gentlemen, guy, guys, gal, gals, male, males, female, females, dude, dudes, fella, fellas, lad, lads, lass, hisself, schoolboy, schoolgirl, s/he, (s)he",
    ),
    title: words("mr, mrs, ms, mx, miss, sir, ma'am, maam, madam, madame, mister, missus"),
    family: words(
      "mother, mothers, mom, moms, mum, mums, mommy, mummy, momma, mamma, mama, father, fathers, dad, dads, daddy, papa, pops, wife, wives, wifey, husband, husbands, spouse, spouses, son, sons, daughter, daughters, child, children, kid, kids, baby, babies, toddler, brother, brothers, sister, sisters, sibling, siblings, sis, bro, aunt, aunts, auntie, aunty, aunties, uncle, uncles, cousin, cousins, niece, nieces, nephew, nephews, grandmother, grandmothers, grandma, grandmas, granny, nana, grandfather, grandfathers, grandpa, grandpas, granddad, grandad, gramps, grandparent, grandparents, grandson, grandsons, granddaughter, granddaughters, grandchildren, grandkid, grandkids, grandchild, godmother, godfather, godparent, godparents, godson, goddaughter, godchild, godchildren, stepmother, stepfather, stepmom, stepdad, stepparent, stepparents, stepson, stepsons, stepdaughter, stepdaughters, stepchild, stepchildren, stepkids, stepbrother, stepbrothers, stepsister, stepsisters, half-brother, half-sister, in-law, in-laws, mother-in-law, father-in-law, sister-in-law, brother-in-law, son-in-law, daughter-in-law, mother in law, father in law, sister in law, brother in law, son in law, daughter in law, hubby, housewife, housewives, boyfriend, boyfriends, girlfriend, girlfriends, fiance, fiancee, fiancé, fiancée, motherhood, fatherhood, breastfeeding, pregnant, pregnancy, maternity, paternity, married, unmarried, divorced, widow, widows, widower, widowed",
    ),
  },
  es: {
    person: words(
      "él, ella, ellos, ellas, hombre, hombres, mujer, mujeres, chico, chica, chicos, chicas, muchacho, muchacha, muchachos, muchachas, caballero, caballeros, dama, damas, varón, varones, vato, vatos, muchachita, muchachito",
    ),
    title: words(
      "señor, señora, señores, señoras, señorita, señoritas, senor, senora, senorita, sr, sra, srta, sras, srtas, sres, doña",
    ),
    family: words(
      "madre, madres, mamá, mamás, mama, mami, mamita, padre, padres, papá, papás, papi, papito, mi papa, mis papas, su papa, cónyuge, esposa, esposo, esposas, esposos, marido, hijo, hija, hijos, hijas, mijo, mija, hijito, hijita, bebé, bebés, nene, nena, nenes, nenas, niño, niña, niños, niñas, nino, nina, ninos, ninas, chamaco, chamaca, chamacos, chamacas, hijastro, hijastra, hijastros, hijastras, hermano, hermana, hermanos, hermanas, hermanito, hermanita, hermanitos, hermanitas, hermanastro, hermanastra, tío, tía, tíos, tías, tio, tia, tios, tias, primo, prima, primos, primas, sobrino, sobrina, sobrinos, sobrinas, abuelo, abuela, abuelos, abuelas, abuelito, abuelita, abuelitos, bisabuelo, bisabuela, bisnieto, bisnieta, nieto, nieta, nietos, suegro, suegra, consuegro, consuegra, consuegros, cuñado, cuñada, cunado, cunada, cunados, cunadas, concuño, concuña, nuera, nueras, yerno, yernos, padrastro, padrastros, madrastra, madrastras, compadre, compadres, comadre, comadres, padrino, padrinos, madrina, madrinas, ahijado, ahijada, ahijados, ahijadas, novio, novia, nietas, suegros, suegras, cuñados, cuñadas, exesposa, exesposo, exmarido, exnovio, exnovia, noviazgo, ama de casa, embarazada, embarazo, maternidad, paternidad, encinta, casado, casada, casados, casadas, soltero, soltera, solteros, solteras, divorciado, divorciada, divorciados, divorciadas, viudo, viuda",
    ),
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
export const FIRST_NAMES = words(
  "James, John, Robert, Michael, William, David, Richard, Joseph, Thomas, Charles, Christopher, Daniel, Matthew, Anthony, Donald, Steven, Steve, Paul, Andrew, Joshua, Kenneth, Kevin, Brian, George, Edward, Ronald, Timothy, Tim, Jason, Jeffrey, Jeff, Ryan, Jacob, Gary, Nicholas, Nick, Eric, Jonathan, Stephen, Larry, Justin, Scott, Brandon, Benjamin, Ben, Samuel, Sam, Gregory, Greg, Alexander, Alex, Patrick, Jack, Dennis, Jerry, Tyler, Aaron, Jose, José, Adam, Nathan, Henry, Zachary, Peter, Kyle, Noah, Ethan, Jeremy, Walter, Keith, Roger, Terry, Austin, Sean, Gerald, Carl, Dylan, Harold, Jordan, Jesse, Bryan, Lawrence, Arthur, Gabriel, Bruce, Logan, Billy, Joe, Alan, Juan, Elijah, Willie, Albert, Wayne, Randy, Mason, Vincent, Liam, Roy, Bobby, Caleb, Bradley, Brad, Russell, Lucas, Mike, Dave, Bob, Tom, Dan, Chris, Matt, Tony, Ken, Jim, Bill, Mary, Patricia, Jennifer, Linda, Elizabeth, Barbara, Susan, Jessica, Karen, Sarah, Lisa, Nancy, Sandra, Betty, Ashley, Emily, Kimberly, Kim, Margaret, Donna, Michelle, Carol, Amanda, Melissa, Deborah, Stephanie, Rebecca, Sharon, Laura, Cynthia, Dorothy, Amy, Kathleen, Angela, Shirley, Emma, Brenda, Pamela, Nicole, Anna, Samantha, Katherine, Christine, Debra, Rachel, Carolyn, Janet, Maria, María, Olivia, Heather, Helen, Catherine, Diane, Julie, Victoria, Joyce, Lauren, Kelly, Christina, Ruth, Joan, Virginia, Judith, Evelyn, Hannah, Andrea, Megan, Cheryl, Jacqueline, Madison, Teresa, Abigail, Sophia, Martha, Sara, Gloria, Janice, Kathryn, Ann, Isabella, Judy, Charlotte, Julia, Amber, Alice, Jean, Denise, Frances, Danielle, Marilyn, Natalie, Beverly, Diana, Brittany, Theresa, Kayla, Alexis, Doris, Lori, Tiffany, Carlos, Luis, Jorge, Miguel, Jesus, Jesús, Francisco, Antonio, Manuel, Pedro, Alejandro, Fernando, Ricardo, Roberto, Eduardo, Javier, Rafael, Sergio, Marcos, Mario, Diego, Andres, Andrés, Ramon, Ramón, Raul, Raúl, Oscar, Óscar, Enrique, Hector, Héctor, Pablo, Santiago, Mateo, Emilio, Guadalupe, Lupe, Rosa, Carmen, Ana, Juana, Margarita, Leticia, Veronica, Verónica, Alejandra, Patricio, Silvia, Elena, Lucia, Lucía, Sofia, Sofía, Valentina, Camila, Daniela, Gabriela, Mariana, Adriana, Claudia, Yolanda, Beatriz, Marta, Isabel, Pilar, Dolores, Esperanza, Jamal, DeShawn, Deshawn, Tyrone, Darnell, Malik, Lakisha, Latoya, Shanice, Keisha, Ebony, Aaliyah, Tamika, Mohammed, Muhammad, Mohamed, Ahmed, Ali, Hassan, Omar, Ibrahim, Yusuf, Fatima, Aisha, Khadija, Amina, Wei, Ming, Li, Mei, Hiroshi, Yuki, Nguyen, Linh, Minh, Raj, Priya, Amit, Anita, Sanjay, Deepak, Ivan, Olga, Dmitri, Svetlana, Natasha, Greg, Emeka, Chidi, Ngozi, Kwame, Todd, Brett, Allison, Anne, Meredith, Kristen, Carrie, Jill, Laurie, Geoffrey, Jay, Rasheed, Kareem, Jermaine, Leroy, Hakim, Tremayne",
);

/** Capitalised words that are not names of persons. */
export const NOT_NAMES = words(
  "Un, Una, El, La, Los, Las, Cuando, Si, Sí, En, Me, Mi, Le, Les, Primero, Luego, Después, Por, Para, Con, No, Siempre, Ayer, We, We're, We've, We'd, My, Our, You, He, She, So, To, For, From, With, A, An, As, By, Also, Always, Once, Sometimes, Because, Well, Yes, Okay, I, I'm, I've, I'd, I'll, Then, First, Last, When, After, Before, Next, But, And, The, At, In, On, It, If, This, That, There, They, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, Mondays, Tuesdays, Wednesdays, Thursdays, Fridays, Saturdays, Sundays, January, February, March, April, May, June, July, August, September, October, November, December, Christmas, Thanksgiving, Easter, English, Spanish, Windex, Swiffer, Clorox, Lysol, Bluetooth, Google, Excel, Word, Freon, Internet, Wi-Fi, WiFi, QuickBooks, PowerPoint, YouTube, DoorDash, FedEx, LinkedIn, WhatsApp, GrubHub, OpenTable, PayPal, TikTok, ChatGPT, OneDrive, DocuSign, ServSafe, ServiceTitan, HouseCall, MyChart, Yo, Lunes, Martes, God, Section, Type",
);

/** Words of talk and of orders that may follow without a full stop, folded: 'with everybody Let's play'. */
export const OPENINGS = words(
  "let's, let, imagine, consider, please, pretend, ignore, disregard, forget, rate, score, assume, suppose, remember, override, treat, skip, stop, raise, drop, whatever, whoever, could, would, now, nobody, everyone, everybody, never, always, people, sorry, wear, once, pues, usted, ignora, olvida, califica, soy, nadie, siempre, nunca, una, uno",
);
