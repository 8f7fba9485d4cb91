<?php
declare( strict_types=1 );

namespace Brolga\Kits\Foreign;

use Brolga\Forms\Fields\FileFormat;
use Brolga\Forms\Fields\FileKind;

/** Which kinds of files a field accepts, by the extensions that another plugin's field accepts. */
final class FileKinds {

	/**
	 * @param array<array-key, string> $extensions
	 * @return list<string> Empty: as a new field of ours.
	 */
	public static function of( array $extensions ): array {
		$kinds = [];
		foreach ( $extensions as $extension ) {
			$extension = strtolower( trim( $extension, " .\t" ) );
			$kind      = 'image/*' === $extension ? FileKind::Images : FileFormat::of_extension( $extension )?->kind();
			if ( null !== $kind ) {
				$kinds[] = $kind->value;
			}
		}
		return array_values( array_unique( $kinds ) );
	}
}
