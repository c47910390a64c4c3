type Name = "takes" | "slices" | "drafts" | "ways" | "places";

/** The database of this device went away, and can't be opened again for now. Nothing in it is lost by that. */
export class DeviceFault extends Error {}

/** Whether a write failed because the device has no room. */
function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

let opened: Promise<IDBDatabase> | undefined;

/** What a request of IndexedDB answers. */
function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The room's database on this device; opened again if the last connection is gone. */
function openDatabase(): Promise<IDBDatabase> {
  if (opened !== undefined) return opened;
  const request = indexedDB.open("rolecall-room", 2);
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result: fresh } = request;
    fresh.createObjectStore("places");
    if (oldVersion > 0) return;
    fresh.createObjectStore("takes", { keyPath: "id" }).createIndex("attempt", "attemptId");
    fresh.createObjectStore("slices");
    fresh
      .createObjectStore("drafts", { keyPath: ["attemptId", "questionId"] })
      .createIndex("attempt", "attemptId");
    fresh.createObjectStore("ways", { keyPath: "interviewKey" });
  };
  const opening = resultOf(request).then((database) => {
    // A later version of this page in another tab need not wait for this one.
    database.onversionchange = () => leave(opening);
    // Phones do that to pages in the background.
    database.onclose = () => leave(opening);
    return database;
  });
  opened = opening;
  return opening;
}

/** Lets go of a connection: the next one who needs the database opens it. */
function leave(connection: Promise<IDBDatabase>): void {
  if (opened === connection) opened = undefined;
  connection.then((database) => database.close()).catch(() => {});
}

/**
 * Does something in the database, once more if its connection turns out to be gone.
 * @throws DeviceFault, or a `QuotaExceededError` if the device is full
 */
async function within<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
  for (let again = false; ; again = true) {
    let connection: Promise<IDBDatabase> | undefined;
    try {
      connection = openDatabase();
      return await work(await connection);
    } catch (error) {
      if (isFull(error)) throw error;
      if (connection) leave(connection);
      if (again) throw new DeviceFault("The device's database is away.", { cause: error });
    }
  }
}

/** Rejects with a DeviceFault in a browser that refuses to keep anything. */
export function tryDatabase(): Promise<void> {
  return within(async () => {});
}

/** What one request reads from one store. @throws DeviceFault */
export function read<T>(name: Name, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return within((database) => resultOf(ask(database.transaction(name).objectStore(name))));
}

/**
 * Changes stores, all or nothing; `change` may be asked twice. Resolves once that survives a killed browser.
 * @throws DeviceFault, or a `QuotaExceededError` if the device is full
 */
export function write(
  names: Name[],
  change: (store: (name: Name) => IDBObjectStore) => void,
): Promise<void> {
  return within((database) => {
    const transaction = database.transaction(names, "readwrite", { durability: "strict" });
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      change((name) => transaction.objectStore(name));
    });
  });
}
