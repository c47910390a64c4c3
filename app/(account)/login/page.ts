export { default, metadata } from "../signin/page";
