import { html } from "../../html.ts";

function luhnDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** A test number that nobody used before, of the family that begins so. */
export function freshNumber(family: string): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(15 - family.length))].map(
    (byte) => byte % 10,
  );
  const start = family + digits.join("");
  return (start + luhnDigit(start)).replace(/(\d{4})(?=\d)/g, "$1 ");
}

const CARDS = [
  ["A card that works", ""],
  ["The same card again", "4242 4242 4242 4242"],
  ["Declined", "4000 0000 0000 0002"],
  ["Asks to confirm", "4000 0025 0000 3155"],
  ["Asks at every payment", "4000 0027 6000 3184"],
  ["Fails at the renewal", "4000 0000 0000 0341"],
] as const;

/** Where a test card is typed. `action` is what the button says; `more` are fields beside it. */
export function cardForm(action: string, more = ""): string {
  const fresh = freshNumber("424242");
  const buttons = CARDS.map(
    ([name, number]) =>
      `<button type="button" data-number="${html(number || fresh)}">${html(name)}</button>`,
  );
  return `<form id="card">
<label>Card number<input name="number" inputmode="numeric" autocomplete="off" required></label>
<div class="row"><label>Expires (MM / YY)<input name="expires" inputmode="numeric" autocomplete="off" value="12 / 34" required></label>
<label>Security code<input name="code" inputmode="numeric" autocomplete="off" value="123" required></label></div>
<div class="cards" role="group" aria-label="Test cards">${buttons.join("")}</div>
${more}<p class="error" role="alert"></p>
<button class="main">${html(action)}</button>
</form>
<dialog aria-labelledby="ask"><div><h1 id="ask">Your bank asks</h1><p>Did you make this payment?</p>
<button class="main" data-confirm="yes">Complete authentication</button>
<button data-confirm="no">Fail authentication</button></div></dialog>`;
}

/** Sends the form to the page's own address; \`done\` is what happens then. */
export function cardScript(done: string): string {
  return `
const form = document.getElementById("card"), alertBox = form.querySelector("[role=alert]");
const dialog = document.querySelector("dialog"), main = form.querySelector(".main");
const parentSays = (message) => parent.postMessage({ from: "stripe-stand-in", ...message }, "*");
new ResizeObserver(() => parentSays({ height: document.body.offsetHeight })).observe(document.body);
for (const button of form.querySelectorAll("[data-number]"))
  button.onclick = () => { form.number.value = button.dataset.number; alertBox.textContent = ""; };
async function send(confirmed) {
  main.disabled = true; alertBox.textContent = "";
  const [month, year] = form.expires.value.split("/").map((part) => Number(part.trim()));
  const more = Object.fromEntries([...form.querySelectorAll("[data-detail]")].filter(({ value }) => value).map(({ name, value }) => [name, value]));
  const body = { ...more, number: form.number.value, expMonth: month, expYear: 2000 + year, confirmed };
  const answer = await fetch(location.href, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })
    .then((response) => response.json(), () => ({ error: { message: "The payment service can't be reached." } }));
  main.disabled = false;
  if (!answer.error) { (${done})(answer); return; }
  if (answer.error.code === "authentication_required") dialog.showModal();
  else alertBox.textContent = answer.error.message;
}
form.onsubmit = (event) => { event.preventDefault(); send(false); };
for (const button of dialog.querySelectorAll("[data-confirm]")) button.onclick = () => {
  dialog.close();
  if (button.dataset.confirm === "yes") send(true);
  else alertBox.textContent = "We are unable to authenticate your payment method. Please choose a different payment method and try again.";
};`;
}
