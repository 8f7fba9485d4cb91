<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Database\Table;

/**
 * What visitors were asked, word by word, each wording once: proofs name it by
 * its version.
 *
 * @see CONSENT-30
 */
final class WordingsTable implements Table {

	/**
	 * The table's name, without prefixes.
	 */
	public function name(): string {
		return 'consent_wordings';
	}

	public function columns(): string {
		return <<<'SQL'
			version varchar(40) NOT NULL,
			created_at datetime NOT NULL,
			wording longtext NOT NULL,
			PRIMARY KEY  (version),
			KEY created_at (created_at)
			SQL;
	}
}
