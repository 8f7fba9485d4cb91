/** The matchers that @wordpress/jest-console adds; it ships no types. */
declare namespace jest {
	interface Matchers< R > {
		toHaveErrored: () => R;
		toHaveErroredWith: ( ...said: unknown[] ) => R;
		toHaveInformed: () => R;
		toHaveInformedWith: ( ...said: unknown[] ) => R;
		toHaveLogged: () => R;
		toHaveLoggedWith: ( ...said: unknown[] ) => R;
		toHaveWarned: () => R;
		toHaveWarnedWith: ( ...said: unknown[] ) => R;
	}
}
