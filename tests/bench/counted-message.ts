/** A message to the contact form that counts and is kept nowhere: a program fills in the field that nobody sees. */
export const COUNTED_MESSAGE = JSON.stringify({
  name: "Program",
  email: "program@example.com",
  phone: "",
  subject: "",
  message: "Hello",
  website: "filled in",
});
