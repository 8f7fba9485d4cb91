/** The path of the Nu Html Checker's archive. */
declare module 'vnu-jar' {
	const path: string;
	export default path;
}
