<?php
declare( strict_types=1 );

namespace Brolga\Kits\Actions;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Support\Roles;
use Brolga\Kits\Import\ImportLock;
use Brolga\Kits\Import\KitImport;
use Brolga\Kits\Kit\KitFile;
use Brolga\Kits\Kit\Outcome;
use Brolga\Kits\Kit\Report;
use WP_Error;

/**
 * Imports what is chosen of a kit.
 *
 * @phpstan-import-type Line from Report
 * @see KIT-6 KIT-7 KIT-8 KIT-22 LEAD-81
 */
final class ImportKit implements Ability {

	public const AUDIT = 'import_kit';

	public function __construct(
		private readonly KitImport $import,
		private readonly ImportLock $lock,
		private readonly AuditLogRepository $audit
	) {}

	public function definition(): Definition {
		$keys = [
			'type'    => 'array',
			'items'   => [ 'type' => 'string' ],
			'default' => [],
		];
		return new Definition(
			name: 'import-kit',
			label: __( 'Import a kit', 'brolga' ),
			description: __( 'Imports what is chosen of a kit. Pages arrive as drafts, popups turned off. If it is not complete, run it again to go on.', 'brolga' ),
			capability: Roles::MANAGE_SETTINGS,
			input: [
				'kit'     => GivenFile::schema(),
				'items'   => [
					'description' => __( 'Keys of items, and “settings” and “brand”.', 'brolga' ),
				] + $keys,
				'replace' => [
					'description' => __( 'Keys of items that replace what this site has under the same address. Others are added beside it.', 'brolga' ),
				] + $keys,
			],
			output: [
				'complete' => [ 'type' => 'boolean' ],
				'lines'    => GivenFile::lines(),
			],
			is_destructive: true
		);
	}

	/**
	 * @param list<string> $items
	 * @param list<string> $replace
	 * @phpstan-return array{complete: bool, lines: list<Line>}|WP_Error
	 */
	public function of_file( string $path, array $items, array $replace, int $seconds ): array|WP_Error {
		return GivenFile::open(
			$path,
			fn ( KitFile $file ): array|WP_Error => $this->take( $file, $items, $replace, $seconds )
		);
	}

	/** @phpstan-return array{complete: bool, lines: list<Line>}|WP_Error */
	public function execute( array $input ): array|WP_Error {
		return GivenFile::decode( $input['kit'] ?? null, fn ( KitFile $file ): array|WP_Error => $this->take(
			$file,
			GivenFile::keys( $input['items'] ?? [] ),
			GivenFile::keys( $input['replace'] ?? [] ),
			KitImport::SECONDS
		) );
	}

	/**
	 * @param list<string> $items
	 * @param list<string> $replace
	 * @phpstan-return array{complete: bool, lines: list<Line>}|WP_Error
	 */
	private function take( KitFile $file, array $items, array $replace, int $seconds ): array|WP_Error {
		return $this->lock->hold( function ( callable $keep_on ) use ( $file, $items, $replace, $seconds ): array {
			$report      = new Report();
			$is_complete = $this->import->take( $file, $items, $replace, $report, $seconds, $keep_on );
			$this->audit->record(
				get_current_user_id(),
				self::AUDIT,
				$report->count( Outcome::Added ) + $report->count( Outcome::Replaced ),
				[ 'origin' => $file->kit->origin ]
			);
			return [
				'complete' => $is_complete,
				'lines'    => $report->lines(),
			];
		} );
	}
}
