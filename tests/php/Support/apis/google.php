<?php
/**
 * Google, with one spreadsheet: see GoogleSheet.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Tests\Support\ApiRequest;
use Brolga\Tests\Support\GoogleSheet;

require_once dirname( __DIR__ ) . '/GoogleSheet.php';

return ( static function (): Closure {
	$sheet = new GoogleSheet();
	return static fn ( ApiRequest $request ): array => $sheet->answer( $request );
} )();
