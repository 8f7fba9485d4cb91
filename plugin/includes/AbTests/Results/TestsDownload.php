<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Export\Csv;
use Brolga\Core\Export\Download;
use Brolga\Core\Export\ExportGuard;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;
use Generator;

/**
 * Sends a test's counts as a spreadsheet, one row per day and variant, in response to a POST to admin-post.php.
 *
 * @see AB-26 EXPORT-1 EXPORT-2
 */
final class TestsDownload implements Module {

	public const ACTION = 'brolga_export_test';

	public function __construct(
		private readonly ResultService $results,
		private readonly Download $download,
		private readonly AuditLogRepository $audit,
		private readonly Clock $clock
	) {}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, $this->answer( ... ) );
	}

	/** @return list<string> */
	public static function columns(): array {
		return [
			_x( 'Test', 'noun', 'brolga' ),
			__( 'Name', 'brolga' ),
			__( 'Day', 'brolga' ),
			__( 'Number', 'brolga' ),
			__( 'Variant', 'brolga' ),
			__( 'Visitors', 'brolga' ),
			__( 'Conversions', 'brolga' ),
			__( 'Revenue', 'brolga' ),
		];
	}

	private function answer(): void {
		ExportGuard::open(
			self::ACTION,
			__( 'Use the button on the Tests screen to export results.', 'brolga' ),
			__( 'You are not allowed to view tests. Ask an administrator for permission.', 'brolga' ),
			Roles::MANAGE_TESTS
		);
		// phpcs:ignore WordPress.Security -- ExportGuard::open() has checked the nonce; TestKey checks the text.
		$text = $_POST['test'] ?? '';
		try {
			$result = $this->results->of_text( $text );
		} catch ( StorageUnavailable ) {
			ExportGuard::unavailable();
		}
		if ( null === $result ) {
			ExportGuard::refuse( __( 'No test has this key. You can find every test on the Tests screen and with “wp brolga tests list”.', 'brolga' ), 404 );
		}
		$rows = $result->rows();
		try {
			$this->audit->record(
				get_current_user_id(),
				'export_test',
				count( $rows ),
				[ 'test' => $result->stored->test->key->format() ]
			);
		} catch ( StorageUnavailable ) {
			ExportGuard::unavailable();
		}
		$this->download->send(
			Csv::file_name( 'test-' . $result->stored->test->key->format(), $this->clock ),
			Csv::TYPE,
			self::lines( $rows )
		);
	}

	/**
	 * @param list<list<string>> $rows Its rows.
	 * @return Generator<string>
	 */
	private static function lines( array $rows ): Generator {
		yield Csv::BYTE_ORDER_MARK . Csv::line( self::columns() );
		foreach ( $rows as $row ) {
			yield Csv::line( $row );
		}
	}
}
