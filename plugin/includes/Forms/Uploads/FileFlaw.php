<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Forms\Fields\FileRules;

/**
 * The reasons why a file is rejected, and the message that tells the visitor what to do.
 *
 * @see FIELD-8
 */
enum FileFlaw: string {

	case Empty      = 'empty';
	case TooBig     = 'too_big';
	case Kind       = 'kind';
	case Name       = 'name';
	case Content    = 'content';
	case Incomplete = 'incomplete';

	public function message( string $name, FileRules $rules ): string {
		return match ( $this ) {
			/* translators: %s: a file's name. */
			self::Empty      => sprintf( __( '“%s” is empty. Please choose another file.', 'brolga' ), $name ),
			self::TooBig     => sprintf(
				/* translators: 1: a file's name, 2: a size with its unit. */
				__( '“%1$s” is bigger than %2$s. Please choose a smaller file.', 'brolga' ),
				$name,
				FileRules::size( $rules->max_bytes )
			),
			self::Kind       => sprintf(
				/* translators: 1: a file's name, 2: endings of names. */
				__( '“%1$s” is not an accepted file type. Please choose one of these: %2$s.', 'brolga' ),
				$name,
				implode( ' ', $rules->extensions() )
			),
			self::Name       => sprintf(
				/* translators: %s: a file's name. */
				__( '“%s” has a file name that cannot be used. Please give it a short, simple name and choose it again.', 'brolga' ),
				$name
			),
			self::Content    => sprintf(
				/* translators: %s: a file's name. */
				__( '“%s” does not match its file type, or contains something unsafe. Please save it again, or as a PDF, and choose it again.', 'brolga' ),
				$name
			),
			self::Incomplete => sprintf(
				/* translators: %s: a file's name. */
				__( '“%s” was not uploaded completely. Please choose it again.', 'brolga' ),
				$name
			),
		};
	}
}
