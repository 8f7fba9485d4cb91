<?php
/**
 * The folder of uploads in Site Health.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Admin;

use Brolga\Database\StorageUnavailable;
use Brolga\Module;
use Brolga\Uploads\FileStore;
use Brolga\Uploads\UploadFolder;
use Brolga\Uploads\UploadRepository;

/**
 * Tells under Tools > Site Health when visitors' files cannot be stored, lie
 * where the web server might show them, or are missing, and how to mend it.
 *
 * @see UPLOAD-11
 */
final class UploadsHealth implements Module {

	/** The test's name. */
	public const TEST = 'brolga_uploads';

	/** Files that are looked for: the newest are the ones somebody will open. */
	private const SAMPLE = 20;

	/**
	 * Keeps its helpers.
	 *
	 * @param UploadFolder     $folder Where files lie.
	 * @param FileStore        $store  Has them.
	 * @param UploadRepository $table  Knows which there must be.
	 */
	public function __construct(
		private readonly UploadFolder $folder,
		private readonly FileStore $store,
		private readonly UploadRepository $table
	) {}

	/**
	 * Works on every site: WordPress asks in wp-admin, by REST and by cron.
	 */
	public function can_register(): bool {
		return true;
	}

	/**
	 * Adds the test.
	 */
	public function register(): void {
		add_filter( 'site_status_tests', $this->with_test( ... ) );
	}

	/**
	 * Adds our test to WordPress' own.
	 *
	 * @param array<array-key, mixed> $tests By kind.
	 * @return array<array-key, mixed>
	 */
	private function with_test( array $tests ): array {
		$direct               = is_array( $tests['direct'] ?? null ) ? $tests['direct'] : [];
		$direct[ self::TEST ] = [
			'label' => __( 'Files from visitors', 'brolga' ),
			'test'  => $this->result( ... ),
		];
		return [ 'direct' => $direct ] + $tests;
	}

	/**
	 * The verdict.
	 *
	 * @return array<string, mixed>
	 */
	private function result(): array {
		/* translators: %s: the path of a folder. */
		$place = sprintf( __( 'They lie in %s.', 'brolga' ), $this->folder->path() );
		/* translators: 1: the name of a constant, 2: the name of a file. */
		$remedy = sprintf( __( 'Name a folder outside of the website, which PHP can write to, by the constant %1$s in %2$s.', 'brolga' ), UploadFolder::SETTING, 'wp-config.php' );
		if ( ! $this->folder->is_writable() ) {
			return self::verdict( 'critical', __( 'Files from visitors cannot be stored', 'brolga' ), __( 'Forms with files answer that they are not available.', 'brolga' ) . ' ' . $remedy, $place );
		}
		$missing = $this->missing();
		if ( $missing > 0 ) {
			/* translators: %d: a number. */
			$label = sprintf( _n( '%d file of a lead is missing', '%d files of leads are missing', $missing, 'brolga' ), $missing );
			return self::verdict( 'critical', $label, __( 'The website may have been moved without them. Copy the folder’s content over from where the website was, or from a backup.', 'brolga' ), $place );
		}
		if ( $this->folder->is_public() ) {
			return self::verdict( 'critical', __( 'Files from visitors lie within the website', 'brolga' ), __( 'Nothing outside of it can be written to. The folder’s name cannot be guessed and Apache and IIS are told to show nothing of it, but nginx is not.', 'brolga' ) . ' ' . $remedy, $place );
		}
		return self::verdict( 'good', __( 'Files from visitors lie outside of the website', 'brolga' ), __( 'Nobody can open them without logging in. Include the folder in your backups.', 'brolga' ), $place );
	}

	/**
	 * How many of the newest files are not where they must be.
	 */
	private function missing(): int {
		try {
			$missing = 0;
			foreach ( $this->table->newest( self::SAMPLE ) as $upload ) {
				$missing += $this->store->has( $upload->id ) ? 0 : 1;
			}
			return $missing;
		} catch ( StorageUnavailable ) {
			return 0;
		}
	}

	/**
	 * A verdict as WordPress prints it.
	 *
	 * @param string $status good or critical.
	 * @param string $label  In a few words.
	 * @param string $advice What to do.
	 * @param string $place  Where the folder is.
	 * @return array<string, mixed>
	 */
	private static function verdict( string $status, string $label, string $advice, string $place ): array {
		return [
			'label'       => $label,
			'status'      => $status,
			'badge'       => [
				'label' => __( 'Leads', 'brolga' ),
				'color' => 'good' === $status ? 'green' : 'red',
			],
			'description' => '<p>' . esc_html( $advice ) . '</p><p>' . esc_html( $place ) . '</p>',
			'actions'     => '',
			'test'        => self::TEST,
		];
	}
}
