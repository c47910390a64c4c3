/**
 * The database's part of billing happens in memory, and the server's settings are the test's to say. Import it before
 * anything of the product.
 */
jest.mock("#lib/data/billing", () => jest.requireActual("./memory"));
jest.mock("#lib/data/billing-events", () => jest.requireActual("./memory"));
jest.mock("#lib/data/checkouts", () => jest.requireActual("./memory"));
jest.mock("#lib/data/companies", () => jest.requireActual("./memory"));
jest.mock("#lib/data/jobs", () => jest.requireActual("./memory"));
jest.mock("#lib/data/profiles", () => jest.requireActual("./memory"));
jest.mock("#lib/data/subscriptions", () => jest.requireActual("./memory"));
jest.mock("#lib/env/server", () => ({
  ...jest.requireActual("#lib/env/server"),
  serverEnv: jest.fn(),
}));
