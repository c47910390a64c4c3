export { default, metadata } from "../(employer)/not-found";
