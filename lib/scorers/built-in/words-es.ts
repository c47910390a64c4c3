import { anyOf, beginningOf, type Words } from "./words.ts";

const DID =
  "hice, fui, puse, tuve que, dije, di, traje, lleve, encontre, llame, avise, hable, deje, marque, limpie, saque, regrese, pregunte, explique, revise, cambie, compre, ayude, arregle, pedi, sali, subi, abri, cerre, prepare, apague, meti, quite, tome, mande, empece, termine, corri, ofreci, segui, cubri, anote, apunte, escribi, conte, junte, separe, acomode, lave, tire, barri, trapee, cargue, maneje, entregue, cobre, pague, atendi, escuche, busque, use, ensene, aprendi, logre, consegui, volvi, movi, medi, probe, desarme, instale, solde, calcule, guarde, espere, levante, bloquee, toque, converse, propuse, organice, reparti, firme, recogi, cuide, cocine, servi, mostre, baje, prendi, desconecte, conecte, reporte, aclare, calme, invite, trabaje, ensenie, colgue, agarre, ajuste, verifique, cheque, confirme, marque, desinfecte, enjuague, talle, hicimos, pusimos, dijimos, fuimos, *amos, *imos";
const DOES =
  "reviso, limpio, llamo, aviso, pongo, hago, digo, uso, llego, salgo, dejo, checo, preparo, anoto, apunto, llevo, saco, pregunto, explico, lavo, barro, trapeo, empiezo, termino, guardo, separo, ofrezco, escucho, busco, cierro, abro, reporto, entrego, mido, confirmo, muestro, mando, pido, tomo, cuento, cambio, quito, doy, veo, acomodo, marco, verifico, manejo, atiendo, traigo, escribo, calculo, coordino, trabajo, ayudo, desinfecto, enjuago, sirvo, cocino, cobro, trato de, hablo";

export const SPANISH: Words = {
  did: anyOf(DID),
  does: anyOf(DOES),
  said: anyOf(
    "dije, le digo, les digo, les dije, avise, llame, hable, pregunte, explique, pedi, ofreci, conte, mande, marque, escribi, reporte, acorde, acordamos, aviso, llamo, explico, pregunto, ofrezco, hablo",
  ),
  amounts:
    /(?<![\p{L}\p{N}])(?:[$€£]?\p{N}[\p{N}.,:/%]{0,12}\p{L}{0,3}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|cien|ciento|mil|media|medio|docena|par)(?![\p{L}\p{N}])/gu,
  results: anyOf(
    "desde entonces, quedo, quedaron, al final, ya no, nunca mas, ningun*, se calmo, salio, salieron, paso la, pasamos, bajo, bajaron, subio, volvio, volvieron, dio las gracias, agradecio, propina, contento, contenta, contentos, a tiempo, se fue, siguio, siguen, ahora, todavia, dia siguiente, sin quejas, aprobo, regreso, no hubo, se resolvio, llego, alcanzo, se llevo",
  ),
  times: anyOf(
    "primero, luego, despues, antes, mientras, cuando, hasta, entonces, siempre, cada, una vez, un dia, en cuanto, lunes, martes, miercoles, jueves, viernes, sabado, domingo, noche, manana, tarde, semana",
  ),
  claims: anyOf(
    "siempre, nunca, jamas, todo, todos, todas, cualquier*, nadie, nada, soy, responsable, puntual, honrad*, honest*, trabajador, trabajadora, organizad*, dedicad*, comprometid*, excelente, lo mejor, buena actitud, importante, clave, paciencia, respeto, esfuerz*, ganas, rapido aprendo, aprendo rapido, gracias a dios, no me quejo",
  ),
  work: beginningOf(
    "trabaj, turno, jefe, jefa, jefes, gerente, supervisor, encargad, patron, patrona, duen, cliente, huesped, inquilin, residente, paciente, limpi, lav, trape, barr, tall, desinfect, quimic, cloro, basura, sabanas, bano, cuarto, habitacion, piso, cocin, comida, mesa, mesero, mesera, plato, restaurante, hotel, tienda, almacen, bodega, camion, entreg, ruta, chofer, montacargas, tarima, caja, inventario, herramienta, maquina, equipo, filtro, repar, instal, arregl, cuadrilla, companer, personal, horario, seguridad, escalera, inspeccion, cobr, venta, horas, compania, empresa, oficina, edificio, jardin, pasto, agencia, tarde, a tiempo, uniforme, telefono, radio, lista, procedimiento, queja, salon, hospital, escuela, emplead, producto, material, cita, orden, pedido",
  ),
};
