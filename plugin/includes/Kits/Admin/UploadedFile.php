<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Kits\Admin;

use Brolga\Kits\Kit\KitRefused;
use WP_REST_Request;

/** The file of a request; PHP deletes it when the request ends. */
final class UploadedFile {

	/**
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @return string Its path.
	 * @throws KitRefused If no file has arrived completely.
	 */
	public static function of( WP_REST_Request $request ): string {
		$files = $request->get_file_params();
		$file  = is_array( $files['file'] ?? null ) ? $files['file'] : [];
		$path  = is_string( $file['tmp_name'] ?? null ) ? $file['tmp_name'] : '';
		return match ( $file['error'] ?? UPLOAD_ERR_NO_FILE ) {
			UPLOAD_ERR_OK                             => $path,
			UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE => throw new KitRefused( sprintf(
				/* translators: %s: a size, for instance 8 MB. */
				__( 'This server accepts files of up to %s. Export fewer pages at a time, or import the file with “wp brolga kit import”.', 'brolga' ),
				(string) size_format( wp_max_upload_size() )
			) ),
			UPLOAD_ERR_NO_FILE                        => throw new KitRefused( __( 'Choose a file.', 'brolga' ) ),
			default                                   => throw new KitRefused(
				__( 'The upload was incomplete. Choose the file again.', 'brolga' )
			),
		};
	}
}
