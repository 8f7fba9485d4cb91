<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\InvalidToken;
use Brolga\Core\Support\Json;
use Brolga\Forms\Source\FormId;

/**
 * Signs and verifies tokens for files that came with a failed submission and are kept for some
 * hours. A token is bound to its form and field and is valid for one lead. It contains the file's
 * name and size, so that a page can show them while the database is unavailable.
 *
 * @see UPLOAD-3
 */
final class KeptFiles {

	/** 6 hours, in seconds. */
	public const TTL = 21600;

	private const PURPOSE = 'brolga_upload';

	public function __construct( private readonly Hmac $hmac ) {}

	public function sign( FormId $form, string $field_id, Upload $upload ): KeptFile {
		$token = $this->hmac->sign(
			self::PURPOSE,
			Json::encode( [ $form->format(), $field_id, $upload->id, $upload->name, $upload->size ] ),
			self::TTL
		);
		return new KeptFile( $token, $upload->id, $upload->name, $upload->size );
	}

	public function read( FormId $form, string $field_id, string $token ): ?KeptFile {
		try {
			$payload = Json::items( $this->hmac->verify( self::PURPOSE, $token ) );
		} catch ( InvalidToken | InvalidJson ) {
			return null;
		}
		[ $of_form, $of_field, $id, $name, $size ] = $payload + [ '', '', '', '', 0 ];
		return $form->format() === $of_form
			&& $field_id === $of_field
			&& is_string( $id )
			&& Upload::is_id( $id )
			&& is_string( $name )
			&& is_int( $size )
			? new KeptFile( $token, $id, $name, $size )
			: null;
	}
}
