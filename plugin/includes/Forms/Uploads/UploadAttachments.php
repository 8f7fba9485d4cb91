<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Core\Settings\Settings;
use Brolga\Forms\Fields\FileRules;
use Brolga\Mail\AttachedFiles;
use Brolga\Mail\AttachmentSource;
use Brolga\Mail\NotificationsSection;

/**
 * Attaches a lead's files to the email about it, if the form says so. They are looked up when the
 * email is sent: the queue holds no copies, and files erased since then are not sent. An email
 * that cannot carry them is sent without them, with a link to them.
 *
 * @see UPLOAD-15
 */
final class UploadAttachments implements AttachmentSource {

	/** Bytes of memory that a mailer needs per attached byte, for encoding and wrapping. */
	private const MEMORY = 8;

	public function __construct(
		private readonly UploadRepository $table,
		private readonly FileStore $store,
		private readonly Settings $settings,
		private readonly ?int $memory = null
	) {}

	public function of( int $lead_id ): AttachedFiles {
		$uploads = $this->table->of_lead( $lead_id );
		usort( $uploads, static fn ( Upload $one, Upload $other ): int => strnatcasecmp( $one->name, $other->name ) );
		$there   = array_values(
			array_filter( $uploads, fn ( Upload $upload ): bool => $this->store->has( $upload->id ) )
		);
		$gone    = array_values(
			array_udiff( $uploads, $there, static fn ( Upload $one, Upload $other ): int => $one->id <=> $other->id )
		);
		$notes   = [];
		if ( [] !== $gone ) {
			/* translators: %s: names of files. */
			$notes[] = sprintf( __( 'No longer available, so not attached: %s', 'brolga' ), self::names( $gone ) );
		}
		$bytes = array_sum( array_map( static fn ( Upload $upload ): int => $upload->size, $there ) );
		$most  = $this->settings->of( new NotificationsSection() )->number( 'attach_megabytes' ) * 1024 * 1024;
		if ( $bytes > $most || ! $this->fits_memory( $bytes ) ) {
			$notes[] = sprintf(
				/* translators: 1: names of files, 2: a size with its unit. */
				__( 'Too large to attach to an email: %1$s (%2$s)', 'brolga' ),
				self::names( $there ),
				FileRules::size( $bytes )
			);
			$notes[] = sprintf(
				/* translators: %s: an address in wp-admin. */
				__( 'View all files with the lead: %s', 'brolga' ),
				admin_url( "admin.php?page=brolga-leads&lead={$lead_id}" )
			);
			$there   = [];
		}
		return new AttachedFiles(
			array_map(
				fn ( Upload $upload ): array => [
					'path' => $this->store->path( $upload->id ),
					'name' => $upload->name,
					'type' => $upload->type,
				],
				$there
			),
			[] === $notes ? '' : "\n" . implode( "\n\n", $notes ) . "\n"
		);
	}

	/** Whether there is enough memory to attach files. If PHP ran out, the email would be lost. */
	private function fits_memory( int $bytes ): bool {
		if ( $bytes > 0 ) {
			wp_raise_memory_limit( 'brolga_mail' );
		}
		$limit = $this->memory ?? wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
		return $limit <= 0 || memory_get_usage() + self::MEMORY * $bytes < $limit;
	}

	/** @param list<Upload> $uploads */
	private static function names( array $uploads ): string {
		return implode( ', ', array_map( static fn ( Upload $upload ): string => $upload->name, $uploads ) );
	}
}
