<?php
declare( strict_types=1 );

namespace Brolga\Kits\Actions;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Support\Roles;
use Brolga\Kits\Import\ImportLock;
use Brolga\Kits\Import\KitImport;
use Brolga\Kits\Import\Previous;
use Brolga\Kits\Kit\Report;
use WP_Error;

/**
 * Puts settings and brand back as they were before the latest import.
 *
 * @phpstan-import-type Line from Report
 * @see KIT-10 KIT-22 LEAD-81
 */
final class UndoKit implements Ability {

	public function __construct(
		private readonly KitImport $import,
		private readonly ImportLock $lock
	) {}

	public function definition(): Definition {
		return new Definition(
			name: 'undo-kit',
			label: __( 'Undo the settings and brand of a kit', 'brolga' ),
			description: __( 'Puts settings and brand back as they were before the latest import of a kit. Imported pages, patterns and popups stay.', 'brolga' ),
			capability: Roles::MANAGE_SETTINGS,
			input: [],
			output: [ 'lines' => GivenFile::lines() ],
			is_destructive: true
		);
	}

	/** @phpstan-return array{lines: list<Line>}|WP_Error */
	public function execute( array $input ): array|WP_Error {
		if ( ! Previous::is_there() ) {
			return GivenFile::refusal( __( 'There is nothing to undo. No import has changed settings or brand since the last time.', 'brolga' ) );
		}
		return $this->lock->hold( function (): array {
			$report = new Report();
			$this->import->undo( $report );
			return [ 'lines' => $report->lines() ];
		} );
	}
}
