<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Support\Module;
use Brolga\Forms\Uploads\FileStore;
use Brolga\Forms\Uploads\LeadFiles;
use Brolga\Leads\Lead;
use Brolga\Leads\Storage\LeadRepository;
use PclZip;
use WP_User_Request;

/**
 * Adds a person's uploaded files to WordPress's personal data export. A link in the report would
 * need a key to private files; the export archive is made for one person, has an unguessable name,
 * and is deleted after three days.
 *
 * @see PRIV-350
 */
final class ExportedFiles implements Module {

	public const CREATED = 'wp_privacy_personal_data_export_file_created';

	private const PAGE = 50;

	/** PclZip's attributes for a file's path, and for its path in the archive. */
	private const FILE_NAME          = 79001;
	private const FILE_NEW_FULL_NAME = 79003;

	public function __construct(
		private readonly LeadRepository $leads,
		private readonly LeadFiles $files,
		private readonly FileStore $store
	) {}

	public function register(): void {
		add_action( self::CREATED, $this->enclose( ... ), 10, 4 );
	}

	/** @return array<string, string> */
	public function places( Lead $lead ): array {
		$places = [];
		foreach ( $this->files->of( $lead->id ) as $number => $upload ) {
			if ( $this->store->has( $upload->id ) ) {
				// Several files may have the same name.
				$places[ $upload->id ] = sprintf(
					'files/%d-%d-%s',
					$lead->id,
					$number + 1,
					sanitize_file_name( $upload->name )
				);
			}
		}
		return $places;
	}

	private function enclose( mixed $archive, mixed $url, mixed $report, mixed $request ): void {
		$asked = is_numeric( $request ) ? wp_get_user_request( (int) $request ) : false;
		if ( ! is_string( $archive ) || ! $asked instanceof WP_User_Request ) {
			return;
		}
		$address = new PersonalAddress( $asked->email );
		if ( ! $address->is_somebodys() ) {
			return;
		}
		// WordPress' own ZIP class, which works without PHP's extension.
		require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
		$zip  = new PclZip( $archive );
		$skip = 0;
		do {
			$leads = $this->leads->of_person( $address, self::PAGE, $skip );
			$skip += self::PAGE;
			foreach ( $leads as $lead ) {
				foreach ( $this->places( $lead ) as $id => $place ) {
					$zip->add(
						[
							[
								self::FILE_NAME          => $this->store->path( (string) $id ),
								self::FILE_NEW_FULL_NAME => $place,
							],
						]
					);
				}
			}
		} while ( count( $leads ) === self::PAGE );
	}
}
