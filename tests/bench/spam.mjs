/**
 * What the judge of texts catches and what it marks wrongly, on messages that its
 * counts were not made of (SPAM-31). BROLGA_SPAM_CORPUS names the file of the SMS
 * Spam Collection; without it our own enquiries alone are measured.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../bin/lib/paths.mjs';

export const about =
	'spam caught by its text, honest messages marked, and the time it takes';

/** Shares in per cent and times in milliseconds, against their bounds. */
const checks = ( { enquiries, first, judged, milliseconds } ) => [
	{ name: 'enquiries: spam caught, %', value: enquiries.caught, least: 75 },
	{
		name: 'enquiries: marked wrongly, %',
		value: enquiries.false,
		limit: 0.2,
	},
	...( first
		? [
				{
					name: 'collection: caught, %',
					value: first.caught,
					least: 80,
				},
				{
					name: 'collection: marked wrongly, %',
					value: first.false,
					limit: 0.2,
				},
				{
					name: 'after 200 judgements: caught, %',
					value: judged.caught,
					least: 95,
				},
				{
					name: 'after 200 judgements: marked wrongly, %',
					value: judged.false,
					limit: 0.5,
				},
			]
		: [] ),
	{ name: 'usual message, ms', value: milliseconds.usual, limit: 2 },
	{ name: 'longest message, ms', value: milliseconds.longest, limit: 10 },
];

export async function run() {
	const corpus = process.env.BROLGA_SPAM_CORPUS;
	const figures = JSON.parse(
		execFileSync(
			'php',
			[
				join( ROOT, 'tests/bench/support/spam.php' ),
				...( corpus ? [ corpus ] : [] ),
			],
			{ encoding: 'utf8' }
		)
	);
	return { figures, checks: checks( figures ) };
}
