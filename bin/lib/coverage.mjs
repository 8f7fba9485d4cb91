#!/usr/bin/env node
/**
 * Prints which test names which rule of docs/specification/, and says what is
 * wrong: a rule of a finished area that no test names, a rule in the file of
 * another area, a name of a rule that does not exist. With --check it says only
 * that, and the numbers.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	isCommand,
	projectRoot,
	report,
	sourceFiles,
} from './static/report.mjs';

const INDEX = 'docs/specification.md';
const FOLDER = 'docs/specification';
const STATES = [ 'finished', 'open' ];
const LATER = /\s*\(later\)$/;

/** Where tests are; the case tables in tests/vectors name no rules. */
const IS_TEST =
	/^(?:tests\/(?!vectors\/)|plugin\/(?:blocks\/[^/]+|src\/.+)\/tests\/).*\.(?:[cm]?js|tsx?|php)$/;

/** Where code and prose may name rules; rules name each other, too. */
const MAY_CITE =
	/^(?!package-lock\.json$)(?:.*\.(?:[cm]?js|tsx?|php|s?css|md|json)|bin\/[^/.]+)$/;

/**
 * @typedef {{ id: string, area: string, text: string, later: boolean }} Rule
 * @typedef {{ id: string, title: string, state: string }} Area
 * @typedef {{ areas: Area[], rules: Rule[] }} Specification
 * @typedef {import('./static/report.mjs').Problem} Problem
 */

/** The one file of an area's rules. */
const fileOf = ( area ) => `${ FOLDER }/${ area.toLowerCase() }.md`;

/**
 * Reads the table of areas.
 *
 * @param {string}   text  The index.
 * @param {string[]} files The areas' files that are there.
 * @return {{ areas: Area[], problems: Problem[] }} The areas, and what is wrong.
 */
function parseIndex( text, files ) {
	const areas = [];
	const problems = [];
	text.split( '\n' ).forEach( ( content, index ) => {
		const wrong = ( message ) =>
			problems.push( { file: INDEX, line: index + 1, message } );
		const row =
			/^\| \[([A-Z][A-Z0-9]*)\]\((.+?)\) \| (.+) \| (\S+) \|$/.exec(
				content
			);
		const rule = /^- \*\*(([A-Z][A-Z0-9]*)-\d+)\*\*/.exec( content );
		if ( row ) {
			const [ , id, link, title, state ] = row;
			areas.push( { id, title, state } );
			if ( `docs/${ link }` !== fileOf( id ) ) {
				wrong( `${ id } leads to ${ link }` );
			}
			if ( ! files.includes( fileOf( id ) ) ) {
				wrong( `${ id } has no ${ fileOf( id ) }` );
			}
			if ( ! STATES.includes( state ) ) {
				wrong( `${ id } is neither ${ STATES.join( ' nor ' ) }` );
			}
		} else if ( rule ) {
			wrong( `${ rule[ 1 ] } belongs into ${ fileOf( rule[ 2 ] ) }` );
		}
	} );
	return { areas, problems };
}

/**
 * Reads the rules of one area.
 *
 * @param {string} file
 * @param {string} text
 * @param {Area[]} areas Those of the index.
 * @return {{ rules: Rule[], problems: Problem[] }} The rules, and what is wrong.
 */
function parseArea( file, text, areas ) {
	const rules = [];
	const problems = [];
	const wrong = ( line, message ) => problems.push( { file, line, message } );
	const own = areas.find( ( { id } ) => fileOf( id ) === file )?.id;
	if ( own === undefined ) {
		wrong( 1, `${ file } is missing in the table of areas` );
	} else if ( ! text.startsWith( `# ${ own }: ` ) ) {
		wrong( 1, `${ file } does not begin with “# ${ own }: ”` );
	}
	text.split( '\n' ).forEach( ( content, index ) => {
		const rule = /^- \*\*(([A-Z][A-Z0-9]*)-[1-9]\d*)\*\* (.+)$/.exec(
			content
		);
		if ( rule ) {
			const [ , id, area, sentence ] = rule;
			if ( rules.some( ( other ) => other.id === id ) ) {
				wrong( index + 1, `${ id } is here twice` );
			}
			if ( area !== own ) {
				wrong( index + 1, `${ id } stands in ${ file }` );
			}
			rules.push( {
				id,
				area,
				text: sentence.replace( LATER, '' ),
				later: LATER.test( sentence ),
			} );
		} else if ( content.startsWith( '- ' ) ) {
			wrong( index + 1, 'a rule without an id' );
		}
	} );
	return { rules, problems };
}

/**
 * Reads the index and the rules of all areas, in the index's order.
 *
 * @param {Record<string, string>} texts Each file's text by its path.
 * @return {Specification & { problems: Problem[] }} What stands in them.
 */
export function parseSpecification( { [ INDEX ]: index, ...texts } ) {
	const { areas, problems } = parseIndex( index, Object.keys( texts ) );
	const order = areas.map( ( { id } ) => fileOf( id ) );
	const parsed = Object.keys( texts )
		.sort( ( a, b ) => order.indexOf( a ) - order.indexOf( b ) )
		.map( ( file ) => parseArea( file, texts[ file ], areas ) );
	return {
		areas,
		rules: parsed.flatMap( ( { rules } ) => rules ),
		problems: [
			...problems,
			...parsed.flatMap( ( area ) => area.problems ),
		],
	};
}

/**
 * @param {string}        root          The project's root.
 * @param {Specification} specification
 * @return {{ tests: Map<string, string[]>, problems: Problem[] }} The files of
 * tests that name each rule, and the names of rules that do not exist.
 */
export function findCitations( root, { areas, rules } ) {
	const known = new Set( rules.map( ( { id } ) => id ) );
	const name = new RegExp(
		`\\b(?:${ areas.map( ( { id } ) => id ).join( '|' ) })-\\d+\\b`,
		'g'
	);
	const tests = new Map();
	const problems = [];
	const files = sourceFiles( root ).filter( ( file ) =>
		MAY_CITE.test( file )
	);
	for ( const file of files.sort() ) {
		const lines = readFileSync( join( root, file ), 'utf8' ).split( '\n' );
		const named = new Set();
		lines.forEach( ( content, index ) => {
			for ( const [ id ] of content.matchAll( name ) ) {
				named.add( id );
				if ( ! known.has( id ) ) {
					problems.push( {
						file,
						line: index + 1,
						message: `${ id } is not a rule of the specification`,
					} );
				}
			}
		} );
		if ( IS_TEST.test( file ) ) {
			for ( const id of named ) {
				tests.set( id, [ ...( tests.get( id ) ?? [] ), file ] );
			}
		}
	}
	return { tests, problems };
}

/**
 * @param {Specification}         specification
 * @param {Map<string, string[]>} tests
 * @return {Problem[]} Rules of finished areas that no test names.
 */
export function untestedRules( { areas, rules }, tests ) {
	const finished = new Set(
		areas
			.filter( ( { state } ) => state === 'finished' )
			.map( ( { id } ) => id )
	);
	return rules
		.filter(
			( { id, area, later } ) =>
				finished.has( area ) && ! later && ! tests.has( id )
		)
		.map( ( { id, area, text } ) => ( {
			file: fileOf( area ),
			message: `no test names ${ id }: ${ text }`,
		} ) );
}

const cell = ( text ) => text.replaceAll( '|', '\\|' );

const tableOf = ( heads, rows ) =>
	[ heads, heads.map( () => '---' ), ...rows ].map(
		( cells ) => `| ${ cells.join( ' | ' ) } |\n`
	);

/**
 * @param {Specification}         specification
 * @param {Map<string, string[]>} tests
 * @return {string} The table, in Markdown.
 */
export function coverageOf( { areas, rules }, tests ) {
	const sections = areas.map( ( area ) => {
		const own = rules.filter( ( rule ) => rule.area === area.id );
		return {
			...area,
			own,
			tested: own.filter( ( { id } ) => tests.has( id ) ).length,
			later: own.filter(
				( rule ) => rule.later && ! tests.has( rule.id )
			).length,
		};
	} );
	const testsOf = ( { id, later } ) =>
		tests
			.get( id )
			?.map( ( file ) => `\`${ file }\`` )
			.join( '<br>' ) ?? ( later ? '*open, later*' : '*open*' );
	const total = ( key ) =>
		sections.reduce( ( sum, section ) => sum + section[ key ], 0 );
	return [
		'# Coverage of the specification\n\n',
		'Which tests name which rule of `docs/specification/`.\n\n',
		`${ rules.length } rules: ${ total( 'tested' ) } named by tests, ${
			rules.length - total( 'tested' )
		} open.\n\n`,
		...tableOf(
			[
				'Area',
				'State',
				'Rules',
				'Named by tests',
				'Open',
				'of these later',
			],
			sections.map( ( { id, title, state, own, tested, later } ) => [
				`[${ id }](#${ id.toLowerCase() }) ${ title }`,
				state,
				own.length,
				tested,
				own.length - tested,
				later,
			] )
		),
		...sections.flatMap( ( { id, own } ) => [
			`\n## ${ id }\n\n`,
			...tableOf(
				[ 'Rule', '', 'Tests' ],
				own.map( ( rule ) => [
					rule.id,
					cell( rule.text ),
					testsOf( rule ),
				] )
			),
		] ),
	].join( '' );
}

/**
 * @param {string} root The project's root.
 * @return {{ text: string, problems: Problem[] }} The table, and what is wrong.
 */
export function checkCoverage( root ) {
	const specification = parseSpecification(
		Object.fromEntries(
			[ INDEX, ...sourceFiles( root, FOLDER ) ].map( ( file ) => [
				file,
				readFileSync( join( root, file ), 'utf8' ),
			] )
		)
	);
	const { tests, problems } = findCitations( root, specification );
	return {
		text: coverageOf( specification, tests ),
		problems: [
			...specification.problems,
			...problems,
			...untestedRules( specification, tests ),
		],
	};
}

if ( isCommand( import.meta.url ) ) {
	const { text, problems } = checkCoverage( projectRoot );
	console.log(
		process.argv[ 2 ] === '--check'
			? /^\d+ rules: .*$/m.exec( text )?.[ 0 ]
			: text
	);
	report( 'coverage', problems );
}
