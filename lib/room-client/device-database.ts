type Name = "takes" | "slices" | "drafts" | "ways" | "places";

let opened: Promise<IDBDatabase> | undefined;

/** What a request of IndexedDB answers. */
function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The room's database on this device; a browser that refuses to keep anything rejects. */
export function openDatabase(): Promise<IDBDatabase> {
  if (opened === undefined) {
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
    opened = resultOf(request).then((database) => {
      // A later version of this page in another tab need not wait for this one.
      database.onversionchange = () => database.close();
      return database;
    });
  }
  return opened;
}

/** What one request reads from one store. */
export async function read<T>(
  name: Name,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return resultOf(ask((await openDatabase()).transaction(name).objectStore(name)));
}

/**
 * Changes stores, all or nothing. Resolves once that survives a killed browser; rejects with a `QuotaExceededError`
 * where the device is full.
 */
export async function write(
  names: Name[],
  change: (store: (name: Name) => IDBObjectStore) => void,
): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(names, "readwrite", { durability: "strict" });
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    change((name) => transaction.objectStore(name));
  });
}
