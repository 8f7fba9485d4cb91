/**
 * Names call one thing by one word (ARCH-11).
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	checkClassNames,
	checkWords,
} from '../../bin/lib/static/vocabulary.mjs';

const told = ( file, source ) =>
	checkWords( file, source ).map( ( { line, message } ) => [
		line,
		message,
	] );

describe( 'the words of names (ARCH-11)', () => {
	for ( const [ file, source, message ] of [
		[
			'plugin/src/a.ts',
			'const island = 1;',
			'island: the word is page config',
		],
		[
			'plugin/includes/A.php',
			'<?php $enquiry = 1;',
			'$enquiry: the word is submission',
		],
		[
			'plugin/src/a.ts',
			'const heroPicture = 1;',
			'heroPicture: the word is image',
		],
		[
			'plugin/src/a.ts',
			'const name = `${ film }`;',
			'film: the word is video',
		],
		[
			'plugin/blocks/a/style.scss',
			'.a__picture { top: 0; }',
			'a__picture: the word is image',
		],
		[
			'plugin/includes/A.php',
			'<?php $experiment = 1;',
			'$experiment: the word is test',
		],
		[
			'plugin/includes/Leads/A.php',
			'<?php $entries = [];',
			'$entries: the word is lead',
		],
		[
			'plugin/includes/Leads/Search/A.php',
			'<?php $place = 1;',
			'$place: the word is key',
		],
	] ) {
		it( `finds ${ source }`, () => {
			assert.deepEqual( told( file, `\n${ source }\n` ), [
				[ 2, message ],
			] );
		} );
	}

	for ( const [ file, source ] of [
		[
			'plugin/src/a.ts',
			"const a = '<picture>'; // A film.\n/* An old picture. */",
		],
		[ 'plugin/src/a.tsx', 'return <picture>{ image }</picture>;' ],
		[ 'plugin/src/a.ts', 'const is = HTMLPictureElement;' ],
		[ 'plugin/includes/A.php', "<?php $block = 'brolga/experiment';" ],
		[ 'plugin/includes/Content/A.php', '<?php $entries = []; $place = 1;' ],
		[
			'plugin/includes/Leads/A.php',
			'<?php $sql = "{$a} entry_id"; $words = <<<SQL\nentry_id int\nSQL;',
		],
	] ) {
		it( `allows ${ JSON.stringify( source ) }`, () => {
			assert.deepEqual( told( file, source ), [] );
		} );
	}
} );

describe( 'the names of classes (ARCH-11)', () => {
	it( 'stand once', () => {
		assert.deepEqual(
			checkClassNames( [
				'plugin/includes/A/Answer.php',
				'plugin/includes/A/Question.php',
				'plugin/includes/B/Answer.php',
			] ),
			[
				{
					file: 'plugin/includes/B/Answer.php',
					message:
						'plugin/includes/A/Answer.php is called Answer as well',
				},
			]
		);
	} );
} );
