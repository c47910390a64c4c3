import { words } from "../fold.ts";

/** Words that show gender, title or family, per language; matched as whole words, in any case. */
export const MASKED_WORDS = {
  en: {
    person: words(
      "he, she, him, her, his, hers, himself, herself, man, woman, men, women, girl, girls, boy, boys, lady, ladies, gentleman, gentlemen, guy, guys, gal, male, female, he's, she's, he'd, she'd, he'll, she'll",
    ),
    title: words("mr, mrs, ms, mx, miss, sir, ma'am, madam, madame, mister, missus"),
    family: words(
      "mother, mothers, mom, moms, mum, mama, father, fathers, dad, dads, papa, wife, husband, spouse, son, sons, daughter, daughters, child, children, kid, kids, baby, babies, toddler, brother, brothers, sister, sisters, sibling, siblings, aunt, uncle, cousin, cousins, niece, nephew, grandmother, grandma, grandfather, grandpa, grandparents, grandson, granddaughter, grandchildren, grandkids, grandchild, stepmother, stepfather, stepmom, stepdad, stepson, stepdaughter, hubby, housewife, housewives, boyfriend, girlfriend, fiance, fiancee, fiancé, fiancée, pregnant, pregnancy, maternity, paternity, married, unmarried, divorced, widow, widower, widowed",
    ),
  },
  es: {
    person: words(
      "él, ella, ellos, ellas, hombre, hombres, mujer, mujeres, chico, chica, chicos, chicas, muchacho, muchacha, muchachos, muchachas, caballero, caballeros, dama, damas",
    ),
    title: words(
      "señor, señora, señores, señoras, señorita, señoritas, senor, senora, senorita, sr, sra, srta, sres, doña",
    ),
    family: words(
      "madre, madres, mamá, mama, mami, padre, padres, papá, papi, esposa, esposo, esposas, esposos, marido, hijo, hija, hijos, hijas, bebé, niño, niña, niños, niñas, hermano, hermana, hermanos, hermanas, tío, tía, tíos, tías, primo, prima, primos, primas, sobrino, sobrina, abuelo, abuela, abuelos, nieto, nieta, nietos, suegro, suegra, cuñado, cuñada, novio, novia, nietas, suegros, suegras, cuñados, cuñadas, exesposa, exesposo, exmarido, ama de casa, embarazada, embarazo, maternidad, paternidad, casado, casada, soltero, soltera, divorciado, divorciada, viudo, viuda",
    ),
  },
} as const;

/** First names often met in the trade, English and Spanish and beyond; whole words with a capital. */
export const FIRST_NAMES = words(
  "James, John, Robert, Michael, William, David, Richard, Joseph, Thomas, Charles, Christopher, Daniel, Matthew, Anthony, Donald, Steven, Steve, Paul, Andrew, Joshua, Kenneth, Kevin, Brian, George, Edward, Ronald, Timothy, Tim, Jason, Jeffrey, Jeff, Ryan, Jacob, Gary, Nicholas, Nick, Eric, Jonathan, Stephen, Larry, Justin, Scott, Brandon, Benjamin, Ben, Samuel, Sam, Gregory, Greg, Alexander, Alex, Patrick, Jack, Dennis, Jerry, Tyler, Aaron, Jose, José, Adam, Nathan, Henry, Zachary, Peter, Kyle, Noah, Ethan, Jeremy, Walter, Keith, Roger, Terry, Austin, Sean, Gerald, Carl, Dylan, Harold, Jordan, Jesse, Bryan, Lawrence, Arthur, Gabriel, Bruce, Logan, Billy, Joe, Alan, Juan, Elijah, Willie, Albert, Wayne, Randy, Mason, Vincent, Liam, Roy, Bobby, Caleb, Bradley, Brad, Russell, Lucas, Mike, Dave, Bob, Tom, Dan, Chris, Matt, Tony, Ken, Jim, Bill, Mary, Patricia, Jennifer, Linda, Elizabeth, Barbara, Susan, Jessica, Karen, Sarah, Lisa, Nancy, Sandra, Betty, Ashley, Emily, Kimberly, Kim, Margaret, Donna, Michelle, Carol, Amanda, Melissa, Deborah, Stephanie, Rebecca, Sharon, Laura, Cynthia, Dorothy, Amy, Kathleen, Angela, Shirley, Emma, Brenda, Pamela, Nicole, Anna, Samantha, Katherine, Christine, Debra, Rachel, Carolyn, Janet, Maria, María, Olivia, Heather, Helen, Catherine, Diane, Julie, Victoria, Joyce, Lauren, Kelly, Christina, Ruth, Joan, Virginia, Judith, Evelyn, Hannah, Andrea, Megan, Cheryl, Jacqueline, Madison, Teresa, Abigail, Sophia, Martha, Sara, Gloria, Janice, Kathryn, Ann, Isabella, Judy, Charlotte, Julia, Amber, Alice, Jean, Denise, Frances, Danielle, Marilyn, Natalie, Beverly, Diana, Brittany, Theresa, Kayla, Alexis, Doris, Lori, Tiffany, Carlos, Luis, Jorge, Miguel, Jesus, Jesús, Francisco, Antonio, Manuel, Pedro, Alejandro, Fernando, Ricardo, Roberto, Eduardo, Javier, Rafael, Sergio, Marcos, Mario, Diego, Andres, Andrés, Ramon, Ramón, Raul, Raúl, Oscar, Óscar, Enrique, Hector, Héctor, Pablo, Santiago, Mateo, Emilio, Guadalupe, Lupe, Rosa, Carmen, Ana, Juana, Margarita, Leticia, Veronica, Verónica, Alejandra, Patricio, Silvia, Elena, Lucia, Lucía, Sofia, Sofía, Valentina, Camila, Daniela, Gabriela, Mariana, Adriana, Claudia, Yolanda, Beatriz, Marta, Isabel, Pilar, Dolores, Esperanza, Jamal, DeShawn, Deshawn, Tyrone, Darnell, Malik, Lakisha, Latoya, Shanice, Keisha, Ebony, Aaliyah, Tamika, Mohammed, Muhammad, Mohamed, Ahmed, Ali, Hassan, Omar, Ibrahim, Yusuf, Fatima, Aisha, Khadija, Amina, Wei, Ming, Li, Mei, Hiroshi, Yuki, Nguyen, Linh, Minh, Raj, Priya, Amit, Anita, Sanjay, Deepak, Ivan, Olga, Dmitri, Svetlana, Natasha, Greg, Emeka, Chidi, Ngozi, Kwame, Todd, Brett, Allison, Anne, Meredith, Kristen, Carrie, Jill, Laurie, Geoffrey, Jay, Rasheed, Kareem, Jermaine, Leroy, Hakim, Tremayne",
);

/** Capitalised words that are not names of persons. */
export const NOT_NAMES = words(
  "Un, Una, El, La, Los, Las, Cuando, Si, Sí, En, Me, Mi, Le, Les, Primero, Luego, Después, Por, Para, Con, No, Siempre, Ayer, We, We're, We've, We'd, My, Our, You, He, She, So, To, For, From, With, A, An, As, By, Also, Always, Once, Sometimes, Because, Well, Yes, Okay, I, I'm, I've, I'd, I'll, Then, First, Last, When, After, Before, Next, But, And, The, At, In, On, It, If, This, That, There, They, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, Mondays, Tuesdays, Wednesdays, Thursdays, Fridays, Saturdays, Sundays, January, February, March, April, May, June, July, August, September, October, November, December, Christmas, Thanksgiving, Easter, English, Spanish, Windex, Swiffer, Clorox, Lysol, Bluetooth, Google, Excel, Word, Freon, Internet, Wi-Fi, Yo, Lunes, Martes, God, Section, Type",
);

/** Words of talk and of orders that may follow without a full stop, folded: 'with everybody Let's play'. */
export const OPENINGS = words(
  "let's, let, imagine, consider, please, pretend, ignore, disregard, forget, rate, score, assume, suppose, remember, override, treat, skip, stop, raise, drop, whatever, whoever, could, would, now, nobody, everyone, everybody, never, always, people, sorry, wear, once, pues, usted, ignora, olvida, califica, soy, nadie, siempre, nunca, una, uno",
);
