<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- Visitors’ requests have no credentials for WP_Filesystem, which would hold whole files in memory; these lie in a folder of our own.

namespace Brolga\Forms\Uploads;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\Probe;
use WP_Error;

/**
 * Puts a test file into the upload folder and requests it from the web server, as a stranger who
 * knows its name could.
 *
 * @see UPLOAD-11
 */
final class UploadsProbe implements Probe {

	/** In seconds. */
	private const PATIENCE = 5;

	public function __construct( private readonly UploadFolder $folder ) {}

	public function id(): string {
		return 'uploads';
	}

	public function try_out(): Finding {
		$address = $this->folder->address();
		if ( '' === $address ) {
			return Finding::good(
				__( 'Uploaded files have no public URL', 'brolga' ),
				__( 'The folder of uploaded files is outside the web root.', 'brolga' )
			);
		}
		$again  = __( 'Run again', 'brolga' );
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
					// The request goes to this site, whose internal certificate often has another name.
					'sslverify'   => false,
				]
			);
		} catch ( StorageUnavailable ) {
			return Finding::critical(
				__( 'Uploaded files cannot be stored', 'brolga' ),
				__( 'Forms with file uploads are not available. Give PHP write access to the folder.', 'brolga' ),
				$this->folder->path()
			)->with(
				Finding::PROBE,
				$again
			);
		} finally {
			is_file( "{$this->folder->path()}/{$file}" ) && unlink( "{$this->folder->path()}/{$file}" );
		}
		if ( $answer instanceof WP_Error ) {
			return Finding::recommended(
				__( 'The site cannot send requests to itself', 'brolga' ),
				__( 'Public access could not be tested. Ask your host to allow loopback requests.', 'brolga' ),
				$answer->get_error_message()
			)->with(
				Finding::PROBE,
				$again
			);
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( str_contains( wp_remote_retrieve_body( $answer ), $secret ) ) {
			return Finding::critical(
				__( 'Uploaded files are publicly accessible', 'brolga' ),
				sprintf(
					/* translators: 1: the name of a constant, 2: the name of a file. */
					__( 'Anyone with the URL of a file can open it. Set the constant %1$s in %2$s to a folder outside the web root, or block access in nginx: “location ~ /brolga-uploads- { deny all; }”.', 'brolga' ),
					UploadFolder::SETTING,
					'wp-config.php'
				),
				"HTTP {$status}"
			)->with( Finding::PROBE, $again );
		}
		return Finding::recommended(
			__( 'The web server blocks access to uploaded files', 'brolga' ),
			__( 'Uploaded files are inside the web root, but a test request for a file was blocked. A folder outside the web root stays safe even if the server configuration changes.', 'brolga' ),
			"HTTP {$status}"
		)->with( Finding::PROBE, $again );
	}
}
