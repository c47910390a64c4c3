/**
 * What the product loads in the place of Stripe.js: `window.Stripe` with the embedded checkout and nothing else. The
 * version is the release that the product's Stripe package expects.
 */
export function browserScript(origin: string): string {
  return `(() => {
  const refuse = () => Promise.reject(new Error("The Stripe stand-in has the embedded checkout only."));
  function Stripe(key) {
    if (!/^pk_/.test(key)) throw new Error("Please call Stripe() with your publishable key.");
    return {
      _registerWrapper() {}, registerAppInfo() {},
      elements: refuse, createToken: refuse, createPaymentMethod: refuse, confirmCardPayment: refuse,
      async createEmbeddedCheckoutPage({ clientSecret, fetchClientSecret, onComplete }) {
        const secret = clientSecret ?? (await fetchClientSecret());
        const frame = document.createElement("iframe");
        frame.src = ${JSON.stringify(origin)} + "/stripe/checkout/" + encodeURIComponent(secret);
        frame.title = "Secure payment (stand-in)";
        frame.style.cssText = "width:100%;height:620px;border:0;background:#fff;color-scheme:light";
        const hear = (event) => {
          if (event.source !== frame.contentWindow || event.data?.from !== "stripe-stand-in") return;
          if (event.data.height) frame.style.height = event.data.height + 8 + "px";
          if (event.data.next === null) onComplete?.();
          else if (event.data.next) location.assign(event.data.next);
        };
        const leave = () => { removeEventListener("message", hear); frame.remove(); };
        return {
          mount(place) {
            addEventListener("message", hear);
            (typeof place === "string" ? document.querySelector(place) : place).append(frame);
          },
          unmount: leave,
          destroy: leave,
        };
      },
    };
  }
  Stripe.version = "endive";
  window.Stripe = Stripe;
})();
`;
}
