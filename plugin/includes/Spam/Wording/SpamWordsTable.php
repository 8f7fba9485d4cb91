<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

use Brolga\Core\Database\Table;

/**
 * What an owner's judgements have taught: in how many messages of either kind a
 * word was. The word itself is not here, only a hash that is keyed with the
 * site's secret.
 */
final class SpamWordsTable implements Table {

	/**
	 * The table's name, without prefixes.
	 */
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
