/**
 * Runs tables against our TypeScript, for bin/test vectors.
 *
 * Without a file it prints the rules that are built, else a list of verdicts
 * for each file, as JSON.
 */
import { judge, readTable, rules } from './vectors';

const files = process.argv.slice( 2 );

console.log(
	JSON.stringify(
		files.length === 0
			? Object.keys( rules )
			: files.map( ( file ) => {
					const table = readTable( file );
					return table.cases.map( ( given ) =>
						judge( table, given )
					);
				} )
	)
);
