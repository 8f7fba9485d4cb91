/**
 * A filterable portfolio of ten thousand projects, against one of a hundred
 * (PORT-16).
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { runPhp } from '../../bin/lib/php.mjs';
import { say } from '../../bin/lib/progress.mjs';
import { agentOf, ask, median, quantile } from './support/load.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'a filterable portfolio of ten thousand projects, against one of a hundred';

/** Left out of bin/bench without names. */
export const takes = 'two minutes, most of it for making two sites';

const COUNTS = { few: 100, many: 10_000 };
const ROUNDS = 60;
const WARM_UP = 5;
const BUDGET_MS = 150;

/** What visitors ask for; both sites have these pages. */
const PAGES = {
	'the first page': '',
	'the last page of a hundred': '?work_page=17',
	'a category': '?work_category=category-3',
	'a page of a category': '?work_category=category-3&work_page=2',
};

export const run = () =>
	withSites( { projects_few: {}, projects_many: {} }, async ( sites ) => {
		const measured = {
			few: { ...sites.projects_few, agent: agentOf() },
			many: { ...sites.projects_many, agent: agentOf() },
		};
		for ( const [ name, { dir } ] of Object.entries( measured ) ) {
			await runPhp(
				dir,
				join( import.meta.dirname, 'support/projects.php' ),
				{ args: [ String( COUNTS[ name ] ) ] }
			);
		}
		const times = { few: [], many: [] };
		const pages = {};
		for ( let round = -WARM_UP; round < ROUNDS; round++ ) {
			for ( const [ page, query ] of Object.entries( PAGES ) ) {
				for ( const [ name, { url, agent } ] of Object.entries(
					measured
				) ) {
					const { status, body, total } = await ask(
						`${ url }/bench/${ query }`,
						{ agent }
					);
					if (
						status !== 200 ||
						! body.includes( 'brolga-posts__item' )
					) {
						throw new Error( `${ page } was answered ${ status }` );
					}
					if ( round >= 0 ) {
						times[ name ].push( total );
						pages[ page ] ??= { few: [], many: [] };
						pages[ page ][ name ].push( total );
					}
				}
			}
		}
		for ( const [ page, { few, many } ] of Object.entries( pages ) ) {
			say(
				`  ${ page }: ${ median( many ).toFixed( 0 ) } ms, with a hundred ${ median( few ).toFixed( 0 ) } ms`
			);
		}
		const p95 = quantile( times.many, 0.95 );
		const p95Few = quantile( times.few, 0.95 );
		const load = loadavg()[ 0 ].toFixed( 1 );
		say(
			`  95 of 100 in ${ p95.toFixed( 0 ) } ms, with a hundred in ${ p95Few.toFixed( 0 ) } ms; the budget of ${ BUDGET_MS } ms is ${ p95 <= BUDGET_MS ? 'held' : 'NOT HELD' } (load of the machine ${ load })`
		);
		return {
			figures: {
				p95,
				p95Few,
				p50: median( times.many ),
				p50Few: median( times.few ),
				load,
			},
			checks: [
				{
					name: 'pages with ten thousand projects for those with a hundred, medians',
					value: median( times.many ) / median( times.few ),
					limit: 1.5,
				},
			],
		};
	} );
