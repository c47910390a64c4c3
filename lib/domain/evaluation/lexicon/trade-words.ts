import { words } from "../fold.ts";

/** Jobs, tools and things of the trades that people write in a list with a capital each, folded; beside other lists. */
export const TRADE_WORDS = words(`
  assembler, attendant, bartender, busser, caregiver, carpenter, cashier, caterer, cleaner,
  concierge, courier, detailer, dishwasher, dispatcher, electrician, expediter, fitter, gardener,
  groomer, handler, helper, host, installer, janitor, laborer, landscaper, locksmith, manager,
  mechanic, mover, operator, packer, painter, picker, plumber, receptionist, roofer, sanitizer,
  scheduler, server, stocker, trainer, valet, welder,
  accounts, aid, appliances, ballasts, basins, batteries, breakers, brushes, budgets, cabinets,
  cables, ceilings, certificate, certified, chainsaw, chemicals, circuits, condensers, conduit,
  countertops, customers, cutlery, dashboards, deposits, ducts, dusters, equipment, evaporators,
  faucets, filters, heaters, lines, sewer, forklift, gaskets, gutters, hoses, inventory, invoices, knives, ladders,
  lawns, license, lights, machines, mattresses, meters, mirrors, mowers, multimeter, ovens,
  outlets, panels, payroll, permits, polishers, pumps, receipts, registers, refunds, repairs,
  safety, sanitation, school, screws, sewers, shampoo, sheets, shelves, showers, soldering, spills,
  spreadsheets, stairs, suppliers, switches, thermostats, tickets, tiles, toilets, tools, trucks,
  valves, vans, vendors, vents, wires
`);
