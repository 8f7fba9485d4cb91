<?php
/**
 * A spreadsheet at Google.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

/**
 * What the Google Sheets API 4 and Google's tokens for service accounts are
 * documented to answer, as far as the plugin calls them. A test says how it
 * stands by `PUT /state`, and reads it by `GET /state`.
 *
 * @phpstan-type Cell string|int|null|array{formula: string}
 * @phpstan-type Tab array{sheetId: int, hidden: bool, rows: int, columns: int, cells: array<int, array<int, Cell>>}
 * @phpstan-type State array{
 *     public: string,
 *     shared: bool,
 *     enabled: bool,
 *     revoked: bool,
 *     lose: int,
 *     issued: int,
 *     others: int,
 *     tabs: array<string, Tab>,
 * }
 * @phpstan-type Answer array{int, string}
 */
final class GoogleSheet {

	private const PATH = '#^/v4/spreadsheets/([\w-]+)(?:/values/([^/]+?))?(:append|:batchUpdate)?$#D';

	public const ID    = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ';
	public const EMAIL = 'leads@garden-walls.iam.gserviceaccount.com';

	/** @var State `lose`: how many answers to an append are lost, after the row was added; `others`: rows to add. */
	private array $state = [
		'public'  => '',
		'shared'  => true,
		'enabled' => true,
		'revoked' => false,
		'lose'    => 0,
		'issued'  => 0,
		'others'  => 0,
		'tabs'    => [
			'Leads' => [
				'sheetId' => 0,
				'hidden'  => false,
				'rows'    => 1000,
				'columns' => 26,
				'cells'   => [],
			],
		],
	];

	/**
	 * @return Answer
	 */
	public function answer( ApiRequest $request ): array {
		if ( '/state' === $request->path ) {
			/** @var State $state */
			$state       = array_replace( $this->state, 'PUT' === $request->method ? $request->json() : [] );
			$this->state = $state;
			for ( ; $this->state['others'] > 0; $this->state['others']-- ) {
				$tab            = $this->state['tabs']['Leads'];
				$tab['cells'][] = [ '2020-01-01 10:00:00', 900000 + $this->state['others'] ];
				++$tab['rows'];
				$this->state['tabs']['Leads'] = $tab;
			}
			return self::json( 200, $state );
		}
		return match ( true ) {
			'/token' === $request->path => $this->token( $request ),
			! $this->is_known( $request ) => self::error(
				401,
				'UNAUTHENTICATED',
				'Request had invalid authentication credentials.'
			),
			! $this->state['enabled'] => self::error(
				403,
				'PERMISSION_DENIED',
				'Google Sheets API has not been used in project garden-walls before or it is disabled.',
				'SERVICE_DISABLED'
			),
			1 !== preg_match( self::PATH, $request->path, $part ),
			self::ID !== $part[1] => self::error( 404, 'NOT_FOUND', 'Requested entity was not found.' ),
			! $this->state['shared'] => self::error( 403, 'PERMISSION_DENIED', 'The caller does not have permission' ),
			'' === ( $part[2] ?? '' ) => $this->spreadsheet( $request ),
			default => $this->values( $request, rawurldecode( $part[2] ), $part[3] ?? '' ),
		};
	}

	private function is_known( ApiRequest $request ): bool {
		return ! $this->state['revoked']
			&& $this->state['issued'] > 0
			&& "Bearer ya29.secret-{$this->state['issued']}" === $request->header( 'authorization' );
	}

	/**
	 * RFC 7523, as Google documents it for service accounts.
	 *
	 * @return Answer
	 */
	private function token( ApiRequest $request ): array {
		parse_str( $request->body, $form );
		$part = explode( '.', is_string( $form['assertion'] ?? null ) ? $form['assertion'] : '' );
		if (
			'POST' !== $request->method
			|| 'application/x-www-form-urlencoded' !== $request->header( 'content-type' )
			|| 'urn:ietf:params:oauth:grant-type:jwt-bearer' !== ( $form['grant_type'] ?? '' )
			|| 3 !== count( $part )
		) {
			return self::json(
				400,
				[
					'error'             => 'unsupported_grant_type',
					'error_description' => 'Invalid grant_type',
				]
			);
		}
		$bytes  = static fn ( string $text ): string => (string) base64_decode( strtr( $text, '-_', '+/' ), true );
		$head   = (array) json_decode( $bytes( $part[0] ), true );
		$claims = (array) json_decode( $bytes( $part[1] ), true );
		$said   = "{$part[0]}.{$part[1]}";
		if (
			'RS256' !== ( $head['alg'] ?? '' )
			|| 1 !== openssl_verify( $said, $bytes( $part[2] ), $this->state['public'], OPENSSL_ALGO_SHA256 )
		) {
			return self::json( 400, [ 'error' => 'invalid_grant', 'error_description' => 'Invalid JWT Signature.' ] );
		}
		[ $issued, $ends ] = [ $claims['iat'] ?? 0, $claims['exp'] ?? 0 ];
		if (
			'https://oauth2.googleapis.com/token' !== ( $claims['aud'] ?? '' )
			|| 'https://www.googleapis.com/auth/spreadsheets' !== ( $claims['scope'] ?? '' )
			|| self::EMAIL !== ( $claims['iss'] ?? '' )
			|| ! is_int( $issued ) || ! is_int( $ends ) || $ends - $issued > 3600 || $ends <= $issued
		) {
			return self::json( 400, [ 'error' => 'invalid_grant', 'error_description' => 'Invalid JWT: claims' ] );
		}
		++$this->state['issued'];
		$this->state['revoked'] = false;
		return self::json(
			200,
			[
				'access_token' => "ya29.secret-{$this->state['issued']}",
				'expires_in'   => 3599,
				'token_type'   => 'Bearer',
			]
		);
	}

	/**
	 * The spreadsheet itself: its tabs, and columns added to one.
	 *
	 * @return Answer
	 */
	private function spreadsheet( ApiRequest $request ): array {
		if ( 'POST' === $request->method ) {
			/** @var array{requests: list<array{appendDimension: array{sheetId: int, length: int}}>} $body */
			$body = $request->json();
			foreach ( $body['requests'] as [ 'appendDimension' => $more ] ) {
				foreach ( $this->state['tabs'] as $title => $tab ) {
					$added = $tab['sheetId'] === $more['sheetId'] ? $more['length'] : 0;

					$this->state['tabs'][ $title ]['columns'] += $added;
				}
			}
			return self::json( 200, [ 'replies' => [ [] ] ] );
		}
		$sheets = [];
		foreach ( $this->state['tabs'] as $title => $tab ) {
			$sheets[] = [
				'properties' => [
					'sheetId'        => $tab['sheetId'],
					'title'          => $title,
					'gridProperties' => [
						'rowCount'    => $tab['rows'],
						'columnCount' => $tab['columns'],
					],
				] + array_filter( [ 'hidden' => $tab['hidden'] ] ),
			];
		}
		return self::json( 200, [ 'sheets' => $sheets ] );
	}

	/**
	 * @param string $range Decoded.
	 * @return Answer
	 */
	private function values( ApiRequest $request, string $range, string $verb ): array {
		$named = 1 === preg_match( "/^(?:'((?:[^']|'')+)'!)?([A-Z]*)(\\d+)(?::([A-Z]*)(\\d+))?\$/D", $range, $part );
		$title = str_replace( "''", "'", $part[1] ?? '' );
		$seen  = array_filter( $this->state['tabs'], static fn ( array $tab ): bool => ! $tab['hidden'] );
		$title = '' === $title ? (string) array_key_first( $seen ) : $title;
		if ( ! $named || ! isset( $this->state['tabs'][ $title ] ) ) {
			return self::error( 400, 'INVALID_ARGUMENT', "Unable to parse range: {$range}" );
		}
		$tab   = $this->state['tabs'][ $title ];
		$left  = max( 0, self::column( $part[2] ) );
		$top   = (int) $part[3] - 1;
		$right = '' === ( $part[4] ?? '' ) ? $tab['columns'] - 1 : self::column( $part[4] );
		if ( 'GET' === $request->method ) {
			return self::read(
				$tab,
				[ $left, $top, $right, (int) ( $part[5] ?? $part[3] ) - 1 ],
				'COLUMNS' === ( $request->query['majorDimension'] ?? '' )
			);
		}
		$option = $request->query['valueInputOption'] ?? '';
		$values = $request->json()['values'] ?? null;
		$line   = is_array( $values ) && is_array( $values[0] ?? null ) ? $values[0] : [];
		if ( [] === $line || ! in_array( $option, [ 'RAW', 'USER_ENTERED' ], true ) ) {
			return self::error( 400, 'INVALID_ARGUMENT', "'valueInputOption' is required but not specified" );
		}
		$cells = [];
		foreach ( array_values( $line ) as $place => $cell ) {
			if ( null !== $cell ) {
				$text            = is_int( $cell ) || is_string( $cell ) ? $cell : '';
				$cells[ $place ] = 'USER_ENTERED' === $option && is_string( $text ) && str_starts_with( $text, '=' )
					? [ 'formula' => $text ]
					: $text;
			}
		}
		if ( ':append' === $verb ) {
			$inserts = 'INSERT_ROWS' === ( $request->query['insertDataOption'] ?? '' );
			return $this->append( $title, $left, $cells, $inserts );
		}
		if ( $right >= $tab['columns'] || $left + count( $line ) - 1 > $right ) {
			return self::error( 400, 'INVALID_ARGUMENT', "Range ({$range}) exceeds grid limits." );
		}
		foreach ( $cells as $place => $cell ) {
			$this->state['tabs'][ $title ]['cells'][ $top ][ $left + $place ] = $cell;
		}
		return self::json( 200, [ 'updatedCells' => count( $cells ) ] );
	}

	/**
	 * Appends to the table around a cell: below its last row, from its first column on.
	 *
	 * @param array<int, Cell> $line
	 * @return Answer
	 */
	private function append( string $title, int $left, array $line, bool $inserts ): array {
		$cells = $this->state['tabs'][ $title ]['cells'];
		$last  = -1;
		foreach ( $cells as $row => $there ) {
			if ( [] === array_filter( $there, self::is_filled( ... ) ) ) {
				break;
			}
			$last = $row;
		}
		$table = array_slice( $cells, 0, $last + 1 );
		while ( $left > 0 && [] !== array_filter( array_column( $table, $left - 1 ), self::is_filled( ... ) ) ) {
			--$left;
		}
		$row = [];
		foreach ( $line as $place => $cell ) {
			$row[ $left + $place ] = $cell;
		}
		array_splice( $cells, $last + 1, $inserts ? 0 : 1, [ $row ] );
		$tab          = $this->state['tabs'][ $title ];
		$tab['cells'] = $cells;
		$tab['rows'] += $inserts ? 1 : 0;

		$this->state['tabs'][ $title ] = $tab;
		if ( $this->state['lose'] > 0 ) {
			--$this->state['lose'];
			return self::error( 503, 'UNAVAILABLE', 'The service is currently unavailable.' );
		}
		return self::json( 200, [ 'spreadsheetId' => self::ID, 'updates' => [ 'updatedRows' => 1 ] ] );
	}

	/**
	 * Cells without the empty ones at the ends, as Google leaves them out.
	 *
	 * @param Tab                       $tab
	 * @param array{int, int, int, int} $at Left, top, right, bottom.
	 * @return Answer
	 */
	private static function read( array $tab, array $at, bool $by_column ): array {
		[ $left, $top, $right, $bottom ] = $at;
		$lines                           = [];
		for ( $row = $top; $row <= $bottom; $row++ ) {
			for ( $place = $left; $place <= $right; $place++ ) {
				[ $line, $cell ] = [ $row - $top, $place - $left ];
				[ $line, $cell ] = $by_column ? [ $cell, $line ] : [ $line, $cell ];

				$lines[ $line ][ $cell ] = $tab['cells'][ $row ][ $place ] ?? '';
			}
		}
		foreach ( $lines as $place => $line ) {
			while ( [] !== $line && ! self::is_filled( end( $line ) ) ) {
				array_pop( $line );
			}
			$lines[ $place ] = $line;
		}
		while ( [] !== $lines && [] === end( $lines ) ) {
			array_pop( $lines );
		}
		return self::json( 200, [] === $lines ? [ 'range' => '' ] : [ 'values' => $lines ] );
	}

	/** From 0; -1 for no letters. */
	private static function column( string $letters ): int {
		$number = 0;
		foreach ( '' === $letters ? [] : str_split( $letters ) as $letter ) {
			$number = 26 * $number + ord( $letter ) - 64;
		}
		return $number - 1;
	}

	private static function is_filled( mixed $cell ): bool {
		return null !== $cell && '' !== $cell;
	}

	/**
	 * @return Answer
	 */
	private static function error( int $code, string $status, string $message, string $reason = '' ): array {
		$details = '' === $reason ? [] : [
			'details' => [
				[
					'@type'  => 'type.googleapis.com/google.rpc.ErrorInfo',
					'reason' => $reason,
					'domain' => 'googleapis.com',
				],
			],
		];
		return self::json(
			$code,
			[
				'error' => [
					'code'    => $code,
					'message' => $message,
					'status'  => $status,
				] + $details,
			]
		);
	}

	/**
	 * @return Answer
	 */
	private static function json( int $status, mixed $value ): array {
		return [ $status, (string) json_encode( $value, JSON_UNESCAPED_UNICODE ) ];
	}
}
