// As a worker whose packages were left out.
import "a-package-that-nobody-installs";
