<?php
declare( strict_types=1 );

namespace Brolga\Bin\PHPStan;

use PhpParser\Node;
use PHPStan\Analyser\Scope;
use PHPStan\Node\CollectedDataNode;
use PHPStan\Rules\IdentifierRuleError;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * No method and no class that tests alone use: they would keep it green, and
 * nobody runs it.
 *
 * @implements Rule<CollectedDataNode>
 */
final class DeadCodeRule implements Rule {

	public function getNodeType(): string {
		return CollectedDataNode::class;
	}

	public function processNode( Node $node, Scope $scope ): array {
		return [ ...self::methods( $node ), ...self::classes( $node ) ];
	}

	/**
	 * @return list<IdentifierRuleError>
	 */
	private static function methods( CollectedDataNode $collected ): array {
		$used = [];
		foreach ( [ MethodUses::class, MethodCallables::class, StaticMethodCallables::class ] as $collector ) {
			foreach ( $collected->get( $collector ) as $uses ) {
				$used += array_fill_keys( array_merge( ...$uses ), true );
			}
		}
		$errors = [];
		foreach ( $collected->get( MethodDeclarations::class ) as $file => $declarations ) {
			foreach ( $declarations as [ $class, $method, $ancestors, $line ] ) {
				$names = array_map(
					static fn ( string $of ): string => "{$of}::{$method}",
					[ $class, '*', ...$ancestors ]
				);
				if ( [] === array_intersect_key( $used, array_flip( $names ) ) ) {
					$errors[] = self::error( "{$class}::{$method}()", $file, $line );
				}
			}
		}
		return $errors;
	}

	/**
	 * @return list<IdentifierRuleError>
	 */
	private static function classes( CollectedDataNode $collected ): array {
		$files  = array_map( static fn ( array $found ): array => $found[0], $collected->get( ClassNames::class ) );
		$named  = array_fill_keys( array_merge( [], ...array_column( array_values( $files ), 1 ) ), true );
		$errors = [];
		foreach ( $files as $file => [ $declared ] ) {
			foreach ( array_diff_key( $declared, $named ) as $class => $line ) {
				$errors[] = self::error( $class, $file, $line );
			}
		}
		return $errors;
	}

	/**
	 * @param string $what A class or a method.
	 * @param string $file Where it is declared.
	 * @param int    $line On which line.
	 */
	private static function error( string $what, string $file, int $line ): IdentifierRuleError {
		return RuleErrorBuilder::message(
			"Nothing that is shipped uses {$what}. Delete it, and let its tests read through what the screens use."
		)
			->identifier( 'brolga.dead' )
			->file( $file )
			->line( $line )
			->build();
	}
}
