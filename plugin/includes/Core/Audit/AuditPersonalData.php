<?php
declare( strict_types=1 );

namespace Brolga\Core\Audit;

use Brolga\Core\Privacy\Erasure;
use Brolga\Core\Privacy\ExportPage;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Privacy\PersonalDataSource;

/**
 * The address that somebody searched for before exporting: no more than that, so
 * that only erasure has to do with it.
 *
 * @see PRIV-6
 */
final class AuditPersonalData implements PersonalDataSource {

	public function __construct( private readonly AuditLogRepository $audit ) {}

	/**
	 * Nothing that the person does not know.
	 *
	 * @param PersonalAddress $address Whose.
	 * @param int             $page    From 1.
	 */
	public function export( PersonalAddress $address, int $page ): ExportPage {
		return new ExportPage();
	}

	/**
	 * Takes the address out of the log.
	 *
	 * @param PersonalAddress $address Whose.
	 */
	public function erase( PersonalAddress $address ): Erasure {
		return new Erasure( $this->audit->forget_searches( $address ) );
	}
}
