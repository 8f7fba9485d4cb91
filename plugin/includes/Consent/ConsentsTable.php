<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Database\Table;

/**
 * Records of answers as proof of consent: the time, the question and the answer, but nothing that
 * identifies the visitor.
 *
 * @see CONSENT-10
 */
final class ConsentsTable implements Table {

	public function name(): string {
		return 'consents';
	}

	/** The ID is random, so that it does not reveal the number of records. */
	public function columns(): string {
		return <<<'SQL'
			id char(32) NOT NULL,
			created_at datetime NOT NULL,
			version varchar(40) NOT NULL,
			mode varchar(10) NOT NULL,
			action varchar(10) NOT NULL,
			granted text NOT NULL,
			PRIMARY KEY  (id),
			KEY created_at (created_at)
			SQL;
	}
}
