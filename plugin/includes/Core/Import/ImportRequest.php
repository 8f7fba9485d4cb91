<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Import;

use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The common part of the REST routes `POST brolga/v1/imports/…`, which preview, test or import
 * an uploaded CSV file in several requests. PHP deletes the temporary file when a request ends.
 *
 * @see EXPORT-4 EXPORT-5
 */
final class ImportRequest {

	public const LOOK = 'look';
	private const TRY  = 'try';
	private const TAKE = 'take';

	public function __construct(
		private readonly Import $import,
		private readonly RecordedImport $recorded
	) {}

	/** @phpstan-param WP_REST_Request<array<string, mixed>> $request */
	public function answer( WP_REST_Request $request, Importer $importer, string $action ): WP_REST_Response|WP_Error {
		try {
			$file   = new CsvFile( self::file( $request ) );
			$chosen = Json::map( '' === self::text( $request, 'mapping' ) ? '{}' : self::text( $request, 'mapping' ) );
			$do     = self::text( $request, 'do' );
			if ( self::LOOK === $do ) {
				return new WP_REST_Response( $this->import->look( $file, $importer, $chosen ) );
			}
			if ( self::TRY !== $do && self::TAKE !== $do ) {
				return self::refusal( __( 'Choose whether to preview, test or import the file.', 'brolga' ) );
			}
			$from = is_numeric( $request['from'] ) ? max( 0, (int) $request['from'] ) : 0;
			return new WP_REST_Response( $this->recorded->take(
				$file,
				$importer,
				$chosen,
				self::TRY === $do,
				$action,
				get_current_user_id(),
				$from,
				DateOrder::tryFrom( self::text( $request, 'dates' ) )
			) );
		} catch ( UnreadableFile | ImportRefused $error ) {
			return self::refusal( $error->getMessage() );
		} catch ( InvalidJson ) {
			return self::refusal( __( 'The column mapping could not be read. Choose the file again.', 'brolga' ) );
		}
	}

	/**
	 * Returns the path of PHP's temporary file.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @throws UnreadableFile When no file was uploaded completely.
	 */
	private static function file( WP_REST_Request $request ): string {
		$files = $request->get_file_params();
		$file  = is_array( $files['file'] ?? null ) ? $files['file'] : [];
		$path  = is_string( $file['tmp_name'] ?? null ) ? $file['tmp_name'] : '';
		return match ( $file['error'] ?? UPLOAD_ERR_NO_FILE ) {
			UPLOAD_ERR_OK                             => $path,
			UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE => throw new UnreadableFile(
				sprintf(
					/* translators: %s: a size, for instance 8 MB. */
					__( 'This server accepts files of up to %s. Split the table into several files.', 'brolga' ),
					size_format( wp_max_upload_size() )
				)
			),
			UPLOAD_ERR_NO_FILE                        => throw new UnreadableFile(
				__( 'Choose a CSV file.', 'brolga' )
			),
			default                                   => throw new UnreadableFile(
				__( 'The upload was incomplete. Choose the file again.', 'brolga' )
			),
		};
	}

	/** @phpstan-param WP_REST_Request<array<string, mixed>> $request */
	public static function text( WP_REST_Request $request, string $name ): string {
		return is_string( $request[ $name ] ) ? $request[ $name ] : '';
	}

	public static function refusal( string $reason ): WP_Error {
		return new WP_Error( 'brolga_import', $reason, [ 'status' => 400 ] );
	}
}
