let loading: Promise<void> | undefined;

/**
 * The script of the window that connects an ATS, loaded once for a page. A failure is forgotten, so that the next try can
 * work.
 */
export function loadConnectScript(address: string): Promise<void> {
  loading ??= addModule(address).catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}

function addModule(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.type = "module";
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("The connect window didn't load"));
    };
    document.head.append(script);
  });
}
