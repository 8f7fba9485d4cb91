<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Export\Download;
use Brolga\Core\Export\ExportGuard;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;

/**
 * Serves visitors' files through wp-admin/admin-post.php. A request needs the capability and a
 * nonce for the file; the response headers make the browser save the file, trust its type, run
 * nothing in it and keep no copy.
 *
 * @see FIELD-7 UPLOAD-7
 */
final class UploadDownload implements Module {

	public const ACTION = 'brolga_file';

	/** Headers for a browser that shows the file nevertheless: they allow nothing. */
	private const HEADERS = [
		'Content-Security-Policy'      => "default-src 'none'; sandbox",
		'Cache-Control'                => 'no-store, private',
		'Cross-Origin-Resource-Policy' => 'same-origin',
		'Referrer-Policy'              => 'no-referrer',
	];

	public function __construct(
		private readonly UploadRepository $table,
		private readonly FileStore $store,
		private readonly Download $download
	) {}

	/** Logged-out users are included, so that they are told why they get no file. */
	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, $this->answer( ... ) );
		add_action( 'admin_post_nopriv_' . self::ACTION, $this->answer( ... ) );
	}

	public static function address( Upload $upload ): string {
		return add_query_arg(
			[
				'action'   => self::ACTION,
				'file'     => $upload->id,
				'_wpnonce' => wp_create_nonce( self::nonce( $upload->id ) ),
			],
			admin_url( 'admin-post.php' )
		);
	}

	private function answer(): void {
		if ( ! current_user_can( Roles::MANAGE_LEADS ) ) {
			ExportGuard::refuse(
				__( 'You are not allowed to view lead files. Ask an administrator for permission.', 'brolga' ),
				is_user_logged_in() ? 403 : 401
			);
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Upload::is_id() lets hexadecimal digits through alone.
		$id    = $_GET['file'] ?? '';
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- wp_verify_nonce() compares it.
		$nonce = $_GET['_wpnonce'] ?? '';
		if ( ! is_string( $id ) || ! Upload::is_id( $id ) ) {
			ExportGuard::refuse( __( 'This file no longer exists. Reload the lead.', 'brolga' ), 404 );
		}
		if ( ! is_string( $nonce ) || false === wp_verify_nonce( $nonce, self::nonce( $id ) ) ) {
			ExportGuard::refuse( __( 'This link has expired. Open the lead again and use the link there.', 'brolga' ), 403 );
		}
		try {
			$upload = $this->table->find( $id );
		} catch ( StorageUnavailable ) {
			ExportGuard::unavailable();
		}
		// A file without a lead still belongs to the visitor who is filling in the form.
		if ( null === $upload || 0 === $upload->lead_id ) {
			ExportGuard::refuse( __( 'This file no longer exists. Reload the lead.', 'brolga' ), 404 );
		}
		if ( ! $this->store->has( $id ) ) {
			ExportGuard::refuse( __( 'This file is missing from the uploads folder. Check Brolga > Health for where the folder should be.', 'brolga' ), 410 );
		}
		$this->download->send(
			$upload->name,
			$upload->type,
			$this->store->pieces( $id ),
			[ 'Content-Length' => (string) $upload->size ] + self::HEADERS
		);
	}

	private static function nonce( string $id ): string {
		return self::ACTION . "_{$id}";
	}
}
