<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

use Brolga\Core\Database\Table;

/**
 * Table of what the owner's judgements have taught: in how many genuine and spam messages a word
 * was found. Words are stored only as hashes keyed with the site's secret.
 */
final class SpamWordsTable implements Table {

	public function name(): string {
		return 'spam_words';
	}

	public function columns(): string {
		return <<<'SQL'
			word_hash char(16) NOT NULL,
			honest int(10) unsigned NOT NULL DEFAULT 0,
			spam int(10) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (word_hash)
			SQL;
	}
}
