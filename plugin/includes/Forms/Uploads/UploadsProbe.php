<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- Visitors’ requests have no credentials for WP_Filesystem, which would hold whole files in memory; these lie in a folder of our own.

namespace Brolga\Forms\Uploads;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\Probe;
use WP_Error;

/**
 * Puts a file of its own among the visitors' and asks the web server for it, as
 * a stranger who knows the name would.
 *
 * @see UPLOAD-11
 */
final class UploadsProbe implements Probe {

	/** Seconds to wait at most. */
	private const PATIENCE = 5;

	public function __construct( private readonly UploadFolder $folder ) {}

	/**
	 * The name of its check.
	 */
	public function id(): string {
		return 'uploads';
	}

	/**
	 * Tries it.
	 */
	public function try_out(): Finding {
		$address = $this->folder->address();
		if ( '' === $address ) {
			return Finding::good( __( 'Files from visitors have no address', 'brolga' ), __( 'Their folder is outside of what the web server shows.', 'brolga' ) );
		}
		$again  = __( 'Test it again', 'brolga' );
		$secret = bin2hex( random_bytes( 16 ) );
		$file   = '0/health-' . bin2hex( random_bytes( 8 ) );
		try {
			$this->folder->make();
			if ( false === file_put_contents( "{$this->folder->path()}/{$file}", $secret ) ) {
				throw new StorageUnavailable( 'A file could not be stored.' );
			}
			$answer = wp_remote_get(
				"{$address}/{$file}",
				[
					'timeout'     => self::PATIENCE,
					'redirection' => 0,
					// Our own address, which within the machine often has a certificate of another name.
					'sslverify'   => false,
				]
			);
		} catch ( StorageUnavailable $refusal ) {
			return Finding::critical( __( 'Files from visitors cannot be stored', 'brolga' ), __( 'Forms with files answer that they are not available. Let PHP write to the folder.', 'brolga' ), $refusal->getMessage() )->with( Finding::PROBE, $again );
		} finally {
			is_file( "{$this->folder->path()}/{$file}" ) && unlink( "{$this->folder->path()}/{$file}" );
		}
		if ( $answer instanceof WP_Error ) {
			return Finding::recommended( __( 'The site cannot call itself', 'brolga' ), __( 'So this could not be tried. Ask your host to let the web server reach its own address.', 'brolga' ), $answer->get_error_message() )->with( Finding::PROBE, $again );
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( str_contains( wp_remote_retrieve_body( $answer ), $secret ) ) {
			return Finding::critical(
				__( 'The web server shows files from visitors', 'brolga' ),
				/* translators: 1: the name of a constant, 2: the name of a file. */
				sprintf( __( 'Whoever learns an address can read what visitors sent. Name a folder outside of the website by the constant %1$s in %2$s, or tell the server to refuse this one: in nginx by “location ~ /brolga-uploads- { deny all; }”.', 'brolga' ), UploadFolder::SETTING, 'wp-config.php' ),
				"HTTP {$status}"
			)->with( Finding::PROBE, $again );
		}
		return Finding::recommended(
			__( 'The web server refuses files from visitors', 'brolga' ),
			__( 'They lie within the website, and a file that was asked for was not shown. A folder outside of it stays safe when the server is changed, too.', 'brolga' ),
			"HTTP {$status}"
		)->with( Finding::PROBE, $again );
	}
}
