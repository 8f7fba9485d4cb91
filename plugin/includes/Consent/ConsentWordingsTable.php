<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Database\Table;

/**
 * The complete text of each wording that visitors were asked, stored once per version. Consent
 * records refer to the version.
 *
 * @see CONSENT-30
 */
final class ConsentWordingsTable implements Table {

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
