<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\InvalidToken;
use Brolga\Core\Support\Json;
use Brolga\Forms\Source\FormId;

/**
 * A file that came with an attempt that failed is kept for some hours. The page
 * that says what failed carries a token for it: signed, bound to form and
 * field, good for one lead. It tells name and size, so that a page can show
 * them while the database is away.
 *
 * @see UPLOAD-3
 */
final class KeptFiles {

	/** How long a file is kept: 6 hours. */
	public const TTL = 21600;

	/** What the token is for. */
	private const PURPOSE = 'brolga_upload';

	public function __construct( private readonly Hmac $hmac ) {}

	/**
	 * A file with its token.
	 *
	 * @param FormId $form   The form it came with.
	 * @param Upload $upload The file.
	 */
	public function sign( FormId $form, string $field_id, Upload $upload ): KeptFile {
		$token = $this->hmac->sign(
			self::PURPOSE,
			Json::encode( [ $form->format(), $field_id, $upload->id, $upload->name, $upload->size ] ),
			self::TTL
		);
		return new KeptFile( $token, $upload->id, $upload->name, $upload->size );
	}

	/**
	 * The file of a token, or null where it is none for this field, or too old.
	 *
	 * @param FormId $form  The form that is sent.
	 * @param string $token As it came.
	 */
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
