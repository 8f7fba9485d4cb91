<?php
declare( strict_types=1 );

namespace Brolga\Core\Audit;

use Brolga\Core\Privacy\Erasure;
use Brolga\Core\Privacy\ExportPage;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Privacy\PersonalDataSource;

/**
 * Erases a person's email address from the audit log, where it can only be in the search before an export.
 *
 * @see PRIV-6
 */
final class AuditPersonalData implements PersonalDataSource {

	public function __construct( private readonly AuditLogRepository $audit ) {}

	/** Exports nothing: the log contains nothing about a person but the address. */
	public function export( PersonalAddress $address, int $page ): ExportPage {
		return new ExportPage();
	}

	public function erase( PersonalAddress $address ): Erasure {
		return new Erasure( $this->audit->forget_searches( $address ) );
	}
}
